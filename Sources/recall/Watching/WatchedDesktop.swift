import RecallGame
import RecallUI
import ReplayViewer

/// How the desktop is set, as the viewer of replays is told of it.
struct WatchedDesktop {
  /// What the viewer was told last of the size of text.
  private var textPercent = 100
  /// What the viewer was told last of double clicks.
  private var doubleClick: Int?

  /// What the viewer gets of an event of the window's: what it is told, where that is about the desktop, and otherwise the
  /// event.
  mutating func events(for event: InputEvent) -> [InputEvent] {
    guard case .message(name: DesktopSettings.message, let body) = event else { return [event] }
    guard let desktop = DesktopSettings(text: body) else { return [] }
    var answers = [WatchAnswer.surroundings(isDark: desktop.isDark)]
    if desktop.textPercent != textPercent {
      textPercent = desktop.textPercent
      answers.append(.textSize(percent: textPercent))
    }
    if desktop.doubleClick != doubleClick {
      doubleClick = desktop.doubleClick
      answers.append(.doubleClick(doubleClick))
    }
    return answers.map(\.event)
  }
}
