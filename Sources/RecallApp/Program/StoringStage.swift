import AppData
import RecallDriver
import RecallUI
import SDLWindow

/// A program in a window whose values are kept: what it stores is written as it asks for that.
final class StoringStage: WindowContent {
  private let played: PlayedStage
  private let data: AppData
  private let notice: Notice

  /// - Parameters:
  ///   - played: The program.
  ///   - data: What it had kept, and keeps.
  ///   - notice: What is shown when something can't be kept.
  init(_ played: PlayedStage, keeping data: AppData, notice: Notice) {
    self.played = played
    self.data = data
    self.notice = notice
  }

  var now: Instant { played.now }
  var nextDeadline: Instant? { played.nextDeadline }
  var isAnimating: Bool { played.isAnimating }
  var nextChange: Instant? { played.nextChange }
  var displayList: DisplayList { played.displayList }
  var unhandledKey: KeyEvent? { played.unhandledKey }

  func notices(_ event: InputEvent) -> Bool { played.notices(event) }

  func take(_ failure: WindowFailure) { played.take(failure) }

  func advance(to instant: Instant) throws { try played.advance(to: instant) }

  func send(_ event: InputEvent, at instant: Instant) throws {
    try played.send(event, at: instant)
  }

  func takeEffects() -> [StageEffect.Occurrence] {
    let effects = played.takeEffects()
    for occurrence in effects {
      if case .store(let change) = occurrence.effect { data.keep(change) }
    }
    save()
    return effects
  }

  /// Writes what isn't written yet. What can't be written stays for the next time, and the person is told.
  func save() {
    guard data.hasChanges else { return }
    do throws(AppDataError) {
      try data.save()
    } catch {
      notice.text = "\(error)"
    }
  }
}
