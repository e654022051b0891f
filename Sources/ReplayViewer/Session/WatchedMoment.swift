import RecallUI

/// Something that happened in a session: an event, or timers that changed the state.
public struct WatchedMoment: Sendable {
  /// Why it happened.
  public enum Kind: Equatable, Sendable {
    case beginning, event, timer
  }

  /// A line of the state, before and after; nil where it isn't there.
  public struct Change: Equatable, Sendable {
    public var name: String
    public var before: String?
    public var after: String?

    public init(_ name: String, from before: String?, to after: String?) {
      (self.name, self.before, self.after) = (name, before, after)
    }
  }

  public var kind: Kind
  /// When, on the session's own clock.
  public var instant: Instant
  /// What happened, as the replay says it, or which timer fired.
  public var title: String
  /// The number of its step, from 0; nil for what no step does.
  public var step: Int?
  /// Where the step stands in its file, from 1.
  public var line: Int?
  /// When the file says that the step happens, in milliseconds: a step that waits has its moment later.
  public var writtenTime: Int64?
  /// What changed of the state, by name.
  public var changes: [Change] = []
  /// What happened inside, a line each: who competed for a pointer and who won, timers, effects.
  public var notes: [String] = []
  /// Pointers that touch, as they lie at its end.
  public var touches: [WatchedTouch] = []
  /// What isn't as it should be, a sentence each.
  public var failures: [String] = []
  /// The lines of the state that are others than expected: what was expected, and what was found.
  public var differences: [Change] = []
  /// 64 bits of the state behind it.
  public var digest: UInt64 = 0
  /// Its pictures in the film, from the first one on; nil where there was no room for one.
  var frames: ClosedRange<Int>?

  public init(
    _ kind: Kind, at instant: Instant, title: String, step: Int? = nil, line: Int? = nil,
    writtenTime: Int64? = nil
  ) {
    (self.kind, self.instant, self.title) = (kind, instant, title)
    (self.step, self.line, self.writtenTime) = (step, line, writtenTime)
  }

  /// Whether the state is the same behind it, and nothing is wrong.
  var isQuiet: Bool { kind != .beginning && changes.isEmpty && failures.isEmpty }
}
