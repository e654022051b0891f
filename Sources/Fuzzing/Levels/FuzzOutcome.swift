/// What came of a round.
public struct FuzzOutcome: Equatable, Sendable {
  /// How many events were played.
  public var events = 0
  /// Of a stage: how many events were handed to it, a step being one or several: what a pointer or a
  /// key does, and each wait in which a timer fired.
  public var inputs = 0
  /// How many different states were seen in the round.
  public var states = 0
  /// How many events there were of each kind.
  public var counts: [String: Int] = [:]
  /// All that was drawn before the first event, on one line.
  public var drawn = ""
  /// What was wrong; the round ends with it.
  public var fault: FuzzFault?

  /// Creates the outcome of a round in which nothing happened.
  public init() {}
}

/// Something that was wrong, as it was found.
public struct FuzzFault: Error, Equatable, Sendable {
  /// The name of the invariant that was broken.
  public var invariant: String
  /// What was expected, and what was found.
  public var message: String
  /// How many events were played until it showed.
  public var events: Int

  /// Creates a fault.
  public init(_ invariant: String, _ message: String, events: Int) {
    self.invariant = invariant
    self.message = message
    self.events = events
  }
}

/// What is left of a round that shows a fault.
public struct ShrunkFault: Equatable, Sendable {
  /// What was expected, and what was found.
  public var message: String
  /// How many events are left.
  public var events: Int
  /// What they are: a replay, or a list of lines that a person reads.
  public var text: String
  /// Whether the text is a replay that `recall replay` plays.
  public var isReplay: Bool

  /// Creates what is left of a round.
  public init(_ message: String, events: Int, text: String, isReplay: Bool) {
    self.message = message
    self.events = events
    self.text = text
    self.isReplay = isReplay
  }
}
