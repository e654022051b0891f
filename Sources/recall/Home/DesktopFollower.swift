import DesktopPortal
import Foundation
import RecallGame
import RecallUI
import SDLWindow
import Synchronization

/// Follows how the desktop is set, on a thread of its own, and tells a window's content of it by events.
final class DesktopFollower: Sendable {
  private struct News {
    var latest: DesktopSettings?
    /// Whether there is a window to tell.
    var isHeard = false
  }

  private let news: NewsBox
  private let portal: SettingsPortal

  /// What both threads know of.
  private final class NewsBox: Sendable {
    let value = Mutex(News())
  }

  /// - Parameter environment: The variables of the program's.
  /// - Returns: nil where there is no bus of a session's to ask.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let address = SettingsPortal.address(in: environment) else { return nil }
    let news = NewsBox()
    self.news = news
    portal = SettingsPortal(address: address) { settings in
      news.value.withLock { news in
        let settings = DesktopSettings(settings)
        guard settings != news.latest ?? DesktopSettings() else { return }
        news.latest = settings
        if news.isHeard { Window.post(settings.event) }
      }
    }
  }

  /// What is known already, as an event; nil for nothing. From now on what changes is told to the window.
  func begin() -> InputEvent? {
    news.value.withLock { news in
      news.isHeard = true
      return news.latest?.event
    }
  }
}

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
}
