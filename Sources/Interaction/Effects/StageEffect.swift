import Foundation
import Storage
import VirtualTime

/// Something that a program asks of the world around its stage: events come in, effects go out.
///
/// An effect is an output, and a value: a stage lists it with its instant and does nothing itself.
/// A window carries out what it can, a player without one lets it be, and a replay can expect it. What
/// the world answers comes back as an event, which a recording has.
public enum StageEffect: Hashable, Sendable {
  /// Text goes to the pasteboard.
  case copy(String)
  /// The pasteboard's text is wanted; it comes as `InputEvent.paste(_:)`, or never.
  case requestPaste
  /// An address is to be opened by the system.
  case openURL(URL)
  /// The one who plays is to feel, or hear, that something happened.
  case feedback(SensoryFeedback)
  /// A sound is to be heard, by its name.
  case playSound(String)
  /// Something is to be said to who can't see the stage.
  case announce(Announcement)
  /// The window is to be closed.
  case closeWindow
  /// Something that only the program's own driver knows how to do, such as to keep a setting: what it
  /// is called, and what it is about, as text. A window that doesn't know it lets it be.
  case message(name: String, body: String)
  /// A value is to be kept, or no longer, until the program runs the next time.
  case store(StoredChange)
}

extension StageEffect {
  /// An effect, and when it happened.
  public struct Occurrence: Hashable, Sendable {
    public var effect: StageEffect
    public var instant: Instant

    public init(_ effect: StageEffect, at instant: Instant) {
      self.effect = effect
      self.instant = instant
    }
  }
}
