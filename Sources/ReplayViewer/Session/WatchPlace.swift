import RecallUI

/// Where in a session somebody looks.
public struct WatchPlace: Equatable, Sendable {
  /// The number of the moment that happened last.
  public var moment: Int
  /// What is shown is of this instant.
  public var instant: Instant
  /// Whether it is what the moment came to: the last picture before the next one.
  public var isOutcome: Bool
}
