import Interaction
import RecallUI

@testable import RecallUICore

/// A stage, and somebody who can't see it.
final class SpokenStage {
  let stage: Stage
  let reader: AccessibilityReader
  /// What was done to the stage for them.
  private(set) var sent: [InputEvent] = []

  init(_ stage: Stage) {
    self.stage = stage
    let numbering = AccessibilityNumbering()
    reader = AccessibilityReader(stage, numbering: numbering, window: numbering.take())
  }

  convenience init<Content: View>(@ViewBuilder _ content: () -> Content) {
    self.init(smallStage(content))
  }

  var window: AccessibleElement { reader.window(titled: "window") }

  /// The window as somebody finds it who looks for the first time.
  var anew: AccessibleElement {
    let numbering = AccessibilityNumbering()
    return AccessibilityReader(stage, numbering: numbering, window: numbering.take())
      .window(titled: "window")
  }

  /// What is told of everything but the window, in the order in which one reads: `button "Go"`.
  var told: [String] {
    window.all.dropFirst().map { element in
      "\(element.role) \"\(element.name)\""
        + (element.explanation.isEmpty ? "" : " (\(element.explanation))")
    }
  }

  /// The first element with a name.
  func element(_ name: String) -> AccessibleElement? { window.all.first { $0.name == name } }

  func perform(_ request: AccessibleRequest) {
    reader.perform(request) { event in
      sent.append(event)
      stage.send(event)
    }
  }
}

extension AccessibleElement {
  /// The same with all numbers 0: others have other ones.
  var withoutNumbers: AccessibleElement {
    var element = self
    element.id = 0
    element.children = children.map(\.withoutNumbers)
    return element
  }
}
