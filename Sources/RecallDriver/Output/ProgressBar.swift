import Foundation
import SystemFiles

/// How far a long command has got, on standard error: on a terminal a line that goes away in the
/// end, elsewhere a line now and then.
///
/// What is over at once shows nothing.
package final class ProgressBar {
  private static let width = 40
  /// How long it takes until a terminal shows a bar, and until the next line comes elsewhere.
  private static let firstShown = Duration.milliseconds(500)
  private static let betweenLines = Duration.seconds(20)
  private static let betweenFrames = Duration.milliseconds(100)

  private let label: String
  private let isTerminal: Bool
  private var nextTime: ContinuousClock.Instant
  private var isShown = false

  /// - Parameter label: What takes long.
  package init(_ label: String = "") {
    self.label = label
    isTerminal = isatty(Descriptor.errors.number) == 1
    nextTime = .now.advanced(by: isTerminal ? Self.firstShown : Self.betweenLines)
  }

  deinit {
    clear()
  }

  /// The line for so much of a whole.
  package static func line(_ done: Int, of whole: Int) -> String {
    let share = share(done, of: whole)
    let filled = Int(share * Double(width))
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    return "\(bar) \("\(Int(share * 100))".padded(to: 3)) %"
  }

  /// Shows how much is done, if it is time to.
  package func show(_ done: Int, of whole: Int) {
    let now = ContinuousClock.now
    guard now >= nextTime else { return }
    nextTime = now.advanced(by: isTerminal ? Self.betweenFrames : Self.betweenLines)
    guard isTerminal else {
      return CommandFailure.write("\(label): \(Int(Self.share(done, of: whole) * 100)) %")
    }
    isShown = true
    write("\r" + Self.line(done, of: whole))
  }

  /// Shows in words how much is done, if it is time to.
  package func show(_ words: @autoclosure () -> String) {
    let now = ContinuousClock.now
    guard now >= nextTime else { return }
    nextTime = now.advanced(by: isTerminal ? Self.betweenFrames : Self.betweenLines)
    guard isTerminal else { return CommandFailure.write("\(label): \(words())") }
    isShown = true
    write("\r\u{1B}[K\(label): \(words())")
  }

  /// Takes the bar away.
  package func clear() {
    guard isShown else { return }
    isShown = false
    write("\r\u{1B}[K")
  }

  private static func share(_ done: Int, of whole: Int) -> Double {
    whole > 0 ? min(max(Double(done) / Double(whole), 0), 1) : 1
  }

  private func write(_ text: String) {
    // Nobody who can't see it misses it.
    try? Descriptor.errors.write(Array(text.utf8))
  }
}
