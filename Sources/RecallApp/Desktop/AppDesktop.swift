import DesktopPortal
import RecallDriver
import RecallUI

/// How the desktop is set, as far as a program follows it: the time of a double click.
///
/// A message tells it, so that a recording has it. From then on it is part of the state.
final class AppDesktop: ObservableObject, StageState {
  /// What the message is called.
  static let message = "desktop"
  /// What can be told in time, and what is no waiting: milliseconds.
  static let doubleClicks = 100...2000

  /// The time from one click to the next in which they are a double click, in milliseconds; nil for what each
  /// gesture and field has.
  @Published private(set) var doubleClick: Int?

  var snapshotLines: [StateSnapshot.Line] {
    guard let doubleClick else { return [] }
    return [StateSnapshot.Line(name: "desktop", value: Self.text(doubleClick))]
  }

  var digest: UInt64 { snapshotLines.reduce(0) { $0 &+ $1.digest } }

  /// Hears `click:400`, or nothing for a time that isn't set. Anything else changes nothing.
  func receive(messageNamed name: String, body: String) {
    guard name == Self.message else { return }
    let told = Int(body.drop { !$0.isNumber })
    // One text for one time.
    guard Self.text(told) == body, told.map(Self.doubleClicks.contains) ?? true else { return }
    if told != doubleClick { doubleClick = told }
  }

  /// The message that tells what a portal has told; a time that is too short or too long is the nearest one.
  static func event(_ portal: PortalSettings) -> InputEvent {
    let bounded = portal.doubleClick.map {
      min(max($0, doubleClicks.lowerBound), doubleClicks.upperBound)
    }
    return .message(name: message, body: text(bounded))
  }

  /// Who follows it for a window; nil where there is no bus of a session's to ask.
  static func follower() -> DesktopFollower? {
    DesktopFollower(telling: event)
  }

  private static func text(_ doubleClick: Int?) -> String {
    doubleClick.map { "click:\($0)" } ?? ""
  }
}
