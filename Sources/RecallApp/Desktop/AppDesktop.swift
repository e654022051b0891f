import DesktopPortal
import RecallDriver
import RecallUI

/// How the desktop is set, for a program that follows it.
///
/// A message tells it, so that a recording has it. From then on it is part of the state.
final class AppDesktop: ObservableObject, StageState {
  /// What the message is called.
  static let message = "desktop"

  /// What was told last; at first, what is meant for most people.
  @Published private(set) var settings = AppDesktopSettings()

  var snapshotLines: [StateSnapshot.Line] {
    let text = settings.text
    return text.isEmpty ? [] : [StateSnapshot.Line(name: "desktop", value: text)]
  }

  var digest: UInt64 { snapshotLines.reduce(0) { $0 &+ $1.digest } }

  /// Hears settings in words. Anything else changes nothing.
  func receive(messageNamed name: String, body: String) {
    guard name == Self.message, let told = AppDesktopSettings(text: body) else { return }
    if told != settings { settings = told }
  }

  /// The message that tells what a portal has told.
  ///
  /// - Parameter followsScheme: Whether dark surroundings are told of: not where somebody has asked for some.
  static func event(_ portal: PortalSettings, followsScheme: Bool = true) -> InputEvent {
    var settings = AppDesktopSettings(portal)
    if !followsScheme { settings.isDark = false }
    return .message(name: message, body: settings.text)
  }

  /// Who follows it for a window; nil where there is no bus of a session's to ask.
  ///
  /// - Parameter followsScheme: Whether the desktop says if surroundings are dark.
  static func follower(followsScheme: Bool) -> DesktopFollower? {
    DesktopFollower { event($0, followsScheme: followsScheme) }
  }
}
