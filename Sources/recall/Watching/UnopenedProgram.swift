import Rasterizer
import RecallGame
import RecallUI
import Replay
import ReplayViewer
import SDLWindow

/// What the window of `recall watch` shows instead of a replay that can't be shown.
final class UnopenedProgram: WindowContent {
  private let screen: PlayedStage
  private var desktop = WatchedDesktop()

  /// - Parameters:
  ///   - file: The replay's file.
  ///   - reason: What is wrong, in English: it is about how the file is written.
  ///   - viewport: The window's size, in points.
  ///   - textMeasurer: Lays text out.
  ///   - isDark: Whether the surroundings are dark at first.
  ///   - catalog: What it is shown in; nil for English.
  init(
    _ file: String, _ reason: String, viewport: CGSize, _ textMeasurer: PangoTextMeasurer,
    isDark: Bool, catalog: StringCatalog?
  ) throws {
    let replay = UnopenedReplay(name: file, reason: reason, isDark: isDark)
    let stage = Stage(size: viewport, textMeasurer: textMeasurer, state: replay) {
      UnopenedScreen(replay: replay).language(catalog)
    }
    screen = try PlayedStage(
      playing: stage,
      header: WatchRecording.header(given: "", viewport: viewport, isDark: isDark),
      recording: nil, notice: Notice())
  }

  var stage: Stage { screen.stage }
  var now: Instant { screen.now }
  var nextDeadline: Instant? { screen.nextDeadline }
  var isAnimating: Bool { screen.isAnimating }
  var nextChange: Instant? { screen.nextChange }
  var displayList: DisplayList { screen.displayList }
  var unhandledKey: KeyEvent? { screen.unhandledKey }

  func notices(_ event: InputEvent) -> Bool { screen.notices(event) }
  func advance(to instant: Instant) throws { try screen.advance(to: instant) }
  func takeEffects() -> [StageEffect.Occurrence] { screen.takeEffects() }

  func send(_ event: InputEvent, at instant: Instant) throws {
    for event in desktop.events(for: event) { try screen.send(event, at: instant) }
  }
}
