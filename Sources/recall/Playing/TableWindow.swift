import RecallGame
import RecallHome
import RecallUI
import Replay
import SDLWindow

/// What a window shows of a table that is recorded by itself: a game, dressed as the desktop is set.
///
/// How the desktop is set is no part of the game, and its recording has nothing of it.
final class TableWindow: WindowContent {
  private let played: PlayedStage
  private let looks: LiveLooks
  /// What was asked for on the command line, which counts before the desktop.
  private let settings: GameSettings

  /// - Parameters:
  ///   - played: The game.
  ///   - looks: How its table looks.
  ///   - settings: What was asked for, which counts before what the desktop says.
  init(_ played: PlayedStage, looks: LiveLooks, settings: GameSettings) {
    (self.played, self.looks, self.settings) = (played, looks, settings)
  }

  var now: Instant { played.now }
  var nextDeadline: Instant? { played.nextDeadline }
  var isAnimating: Bool { played.isAnimating }
  var nextChange: Instant? { played.nextChange }
  var displayList: DisplayList { played.displayList }
  var unhandledKey: KeyEvent? { played.unhandledKey }

  func notices(_ event: InputEvent) -> Bool { played.notices(event) }
  func advance(to instant: Instant) throws { try played.advance(to: instant) }
  func take(_ failure: WindowFailure) { played.take(failure) }
  func takeEffects() -> [StageEffect.Occurrence] { played.takeEffects() }

  func send(_ event: InputEvent, at instant: Instant) throws {
    guard case .message(name: DesktopSettings.message, let body) = event else {
      return try played.send(event, at: instant)
    }
    try played.advance(to: instant)
    guard let desktop = DesktopSettings(text: body) else { return }
    looks.value.dress(ScreenLooks(settings, on: desktop))
  }
}

extension GameSettings {
  /// What was asked for on the command line; what wasn't is as the desktop has it.
  ///
  /// - Parameters:
  ///   - scheme: Light or dark surroundings; nil for those of the desktop.
  ///   - reducesMotion: Whether what moves is to fade instead, whatever the desktop says.
  init(scheme: ReplayHeader.Scheme?, reducesMotion: Bool) {
    self.init()
    appearance =
      switch scheme {
      case .light?: .light
      case .dark?: .dark
      case nil: .desktop
      }
    self.reducesMotion = reducesMotion
  }
}

extension DesktopSettings {
  /// What an event says of how the desktop is set; as it is for most people where it says nothing.
  init(told event: InputEvent?) {
    guard case .message(name: Self.message, let body) = event, let told = Self(text: body) else {
      self.init()
      return
    }
    self = told
  }
}
