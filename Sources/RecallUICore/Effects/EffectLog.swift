import Interaction
import VirtualTime

/// What a program asked of the world, until somebody takes it.
final class EffectLog {
  private let scheduler: Scheduler
  private(set) var occurrences: [StageEffect.Occurrence] = []
  /// Who gets the pasteboard's text, if that isn't the view with the focus.
  var pasteHearer: ((String) -> Void)?
  /// What was copied last by this stage, and the text that stands for it outside.
  var copied: (text: String, things: [Any])?
  /// Gets a line for each effect.
  var trace: ((String) -> Void)?

  init(at scheduler: Scheduler) {
    self.scheduler = scheduler
  }

  func add(_ effect: StageEffect) {
    trace?("\(effect)")
    if effect == .requestPaste { pasteHearer = nil }
    // Where nobody takes them, a stage that runs for days keeps the last ones.
    if occurrences.count >= 2 * EffectLog.mostKept {
      occurrences.removeFirst(occurrences.count - EffectLog.mostKept)
    }
    occurrences.append(StageEffect.Occurrence(effect, at: scheduler.now))
  }

  func take() -> [StageEffect.Occurrence] {
    defer { occurrences = [] }
    return occurrences
  }

  static let mostKept = 1_000
}
