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
  static func follower() -> DesktopFollower? {
    DesktopFollower { DesktopSettings($0).event }
  }
}
