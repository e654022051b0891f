import RecallUI

/// What goes on in a window or in a replay: a stage, or a program that shows one stage after the other.
///
/// Its instants are its own. A stage that comes later begins at its own zero, so that what is recorded of it
/// alone begins there; to the program, time goes on.
package protocol PlayedProgram: AnyObject {
  /// The stage that is shown.
  var stage: Stage { get }

  /// From an instant of the stage that is shown to one of the program.
  var shift: Duration { get }

  /// What was found to be wrong with the views of all stages, in the order in which it was found.
  var issues: [StageIssue] { get }

  /// The last event that was sent, where that was a key for which nobody had a use.
  var unhandledKey: KeyEvent? { get }

  /// Who hears what happens on all stages, at the program's instants; nil for nobody.
  var trace: StageTrace? { get set }

  /// Fires every timer up to `instant`, each at its own deadline.
  func advance(to instant: Instant) throws

  /// Advances to `instant`, then lets the event happen.
  func send(_ event: InputEvent, at instant: Instant) throws

  /// Takes over what the program asked of the world since this was last asked for.
  func takeEffects() -> [StageEffect.Occurrence]
}

extension PlayedProgram {
  /// The instant up to which everything has happened.
  package var now: Instant { stage.now.advanced(by: shift) }

  /// When the next timer fires; nil when nothing will happen without an event.
  package var nextDeadline: Instant? { stage.nextDeadline?.advanced(by: shift) }

  /// When a frame looks different next although nothing moves; nil for never.
  package var nextChange: Instant? { stage.nextChange?.advanced(by: shift) }
}

extension Stage: PlayedProgram {
  package var stage: Stage { self }
  package var shift: Duration { .zero }
}
