/// Timers that keep scheduling one another for the very instant at which they fire, so that time
/// would never move on.
public struct TimerStorm: Error, Equatable, CustomStringConvertible {
  /// How often timers of one owner fired in the storm.
  public struct Culprit: Equatable, Sendable {
    /// Who scheduled them.
    public var owner: String
    /// How often they fired.
    public var count: Int
  }

  /// Where the clock was stuck.
  public var instant: Instant
  /// How many timers may be scheduled and fire within one instant.
  public var limit: Int
  /// Who scheduled the timers that fired: the most frequent first, then by name.
  public var culprits: [Culprit]

  public var description: String {
    let names = culprits.map { "\($0.owner) (\($0.count) times)" }.joined(separator: ", ")
    return """
      timer storm at \(instant): more than \(limit) timers were scheduled within that instant \
      for the same instant, by \(names); expected the clock to move on
      """
  }
}
