/// What came of a choice or a peek.
public enum Outcome: Equatable, Sendable {
  /// The card lies face up alone.
  case flipped
  /// The card is the second of a pair; its player is on turn again.
  case matched
  /// The card does not match the one that lay face up; the next player is on turn.
  case mismatched
  /// The card is shown to the player who peeks.
  case peeked
  /// Nothing changed.
  case ignored(Reason)

  /// Why nothing changed.
  public enum Reason: String, CaseIterable, Sendable {
    /// The game has no such card.
    case unknownCard
    /// The game is paused.
    case paused
    /// The deal still lies face up and waits for being turned back.
    case dealIsUp
    /// The card is already won.
    case alreadyMatched
    /// The card already lies face up.
    case alreadyFaceUp
    /// The card is already being peeked at.
    case alreadyPeeked
    /// A mismatch lies face up and, by these rules, waits for being turned back.
    case mismatchIsUp
    /// Who runs the game doesn't allow it now, or at all.
    case notAllowed
  }

  /// Whether anything changed.
  @inlinable
  public var isIgnored: Bool {
    if case .ignored = self { true } else { false }
  }
}
