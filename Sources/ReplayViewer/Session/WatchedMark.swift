import RecallUI

/// Something on the line of time beside the events.
public struct WatchedMark: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case timer, effect
  }

  public var kind: Kind
  public var instant: Instant
  /// Which timer fired, or what the program asked for.
  public var text: String

  public init(_ kind: Kind, at instant: Instant, text: String) {
    (self.kind, self.instant, self.text) = (kind, instant, text)
  }
}
