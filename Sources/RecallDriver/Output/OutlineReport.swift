import Foundation
import RecallUI

/// What is on a stage, for programs.
package struct OutlineReport: Encodable {
  struct View: Encodable {
    struct Frame: Encodable {
      var x: Double
      var y: Double
      var width: Double
      var height: Double

      init(_ frame: CGRect) {
        (x, y) = (frame.minX, frame.minY)
        (width, height) = (frame.width, frame.height)
      }
    }

    var view: String
    var frame: Frame?
    var says: [String]
    var children: [View]

    init(_ entry: OutlineEntry) {
      view = entry.view
      frame = entry.frame.map(Frame.init)
      says = entry.says
      children = entry.children.map(View.init)
    }
  }

  /// In milliseconds since the start.
  var at: Int64
  var viewport: View.Frame
  var views: [View]

  /// - Parameters:
  ///   - stage: What is shown.
  ///   - instant: When, by the clock of what shows it.
  package init(_ stage: Stage, at instant: Instant) {
    at = instant.millisecondsRoundedUp
    viewport = View.Frame(CGRect(origin: .zero, size: stage.size))
    views = stage.outlineEntries.map(View.init)
  }

  package var json: String {
    get throws { try JSONText.of(self) }
  }
}
