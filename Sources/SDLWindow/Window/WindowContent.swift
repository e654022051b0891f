import RecallUI

/// What a window shows and plays: a stage, or whatever wraps one to write its events down.
public protocol WindowContent: AnyObject {
  /// The instant up to which everything has happened.
  var now: Instant { get }

  /// When the next timer fires; nil when nothing will happen without an event.
  var nextDeadline: Instant? { get }

  /// Whether a frame of a later instant may look different, even if nothing happens until then.
  var isAnimating: Bool { get }

  /// When a frame looks different next although nothing moves; nil for never.
  var nextChange: Instant? { get }

  /// What a frame at `now` draws.
  var displayList: DisplayList { get }

  /// Whether an event can change something; false for a mouse that moves over what doesn't care.
  func notices(_ event: InputEvent) -> Bool

  /// Fires every timer up to `instant`.
  func advance(to instant: Instant) throws

  /// Advances to `instant`, then lets the event happen.
  func send(_ event: InputEvent, at instant: Instant) throws

  /// Takes over a file that was dropped onto the window.
  ///
  /// - Parameters:
  ///   - path: The file's.
  ///   - instant: When, by the content's clock.
  func drop(file path: String, at instant: Instant) throws

  /// The last event that was sent, where that was a key for which the content has no use: the window may
  /// have one.
  var unhandledKey: KeyEvent? { get }

  /// Is told what the window couldn't do that the content had asked for.
  func take(_ failure: WindowFailure)

  /// Takes over what the content asked of the world since this was last asked for.
  func takeEffects() -> [StageEffect.Occurrence]
}

extension WindowContent {
  /// Has no use for files.
  public func drop(file path: String, at instant: Instant) throws {}

  /// Shows nothing of it.
  public func take(_ failure: WindowFailure) {}
}

extension Stage: WindowContent {}
