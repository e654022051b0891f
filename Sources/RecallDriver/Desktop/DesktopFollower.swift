import DesktopPortal
import Foundation
import RecallUI
import SDLWindow
import Synchronization

/// Follows how the desktop is set, on a thread of its own, and tells a window's content of it by events.
package final class DesktopFollower: Sendable {
  private struct News {
    var latest: InputEvent?
    /// Whether there is a window to tell.
    var isHeard = false
  }

  private let news: NewsBox
  private let portal: SettingsPortal

  /// What both threads know of.
  private final class NewsBox: Sendable {
    let value = Mutex(News())
  }

  /// - Parameters:
  ///   - environment: The variables of the program's.
  ///   - event: What the content is told of settings. The same event isn't told twice, and at first none that
  ///     tells of a desktop where nothing is set.
  /// - Returns: nil where there is no bus of a session's to ask.
  package init?(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    telling event: @escaping @Sendable (PortalSettings) -> InputEvent
  ) {
    guard let address = SettingsPortal.address(in: environment) else { return nil }
    let news = NewsBox()
    self.news = news
    portal = SettingsPortal(address: address) { settings in
      news.value.withLock { news in
        let told = event(settings)
        guard told != news.latest ?? event(PortalSettings()) else { return }
        news.latest = told
        if news.isHeard { Window.post(told) }
      }
    }
  }

  /// What is known already, as an event; nil for nothing. From now on what changes is told to the window.
  package func begin() -> InputEvent? {
    news.value.withLock { news in
      news.isHeard = true
      return news.latest
    }
  }
}
