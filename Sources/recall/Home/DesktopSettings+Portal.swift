import DesktopPortal
import RecallDriver
import RecallGame
import RecallUI

extension DesktopSettings {
  /// What a portal has told. What it didn't tell, or what makes no sense, is as it is for most people.
  init(_ portal: PortalSettings) {
    self.init()
    isDark = portal.isDark ?? false
    hasHighContrast = portal.hasHighContrast ?? false
    reducesMotion = portal.reducesMotion ?? false
    let percents = Self.textPercents
    let scale = (portal.textScale ?? 1) * 100
    let bounded = min(max(scale, Double(percents.lowerBound)), Double(percents.upperBound))
    textPercent = Int(bounded.rounded())
    accent = portal.accent.map { color in
      [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
    }
    doubleClick = portal.doubleClick
  }

  /// The message that tells it.
  var event: InputEvent { .message(name: Self.message, body: text) }

  /// Who follows them for a window; nil where there is no bus of a session's to ask.
  ///
  /// - Parameter wish: What counts before them.
  static func follower(_ wish: DesktopWish = DesktopWish()) -> DesktopFollower? {
    DesktopFollower { DesktopSettings($0).changed(by: wish).event }
  }

  /// These, but for what was asked for.
  func changed(by wish: DesktopWish) -> DesktopSettings {
    var changed = self
    if let isDark = wish.isDark { changed.isDark = isDark }
    if wish.reducesMotion { changed.reducesMotion = true }
    return changed
  }
}

/// What is to look otherwise than the desktop has it, as the command line says.
struct DesktopWish: Equatable, Sendable {
  /// Whether surroundings are dark; nil for those of the desktop.
  var isDark: Bool?
  /// Whether what moves is to fade instead, whatever the desktop says.
  var reducesMotion = false
}
