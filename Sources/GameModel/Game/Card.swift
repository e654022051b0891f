extension MemoryGame {
  /// One card as it lies on the table.
  ///
  /// A card is a value: what a game hands out doesn't change when the game goes on.
  public struct Card: Identifiable {
    /// Which card this is, whatever place a shuffle gives it: the cards 2k and 2k + 1 are the
    /// k-th pair of the deal.
    public let id: Int
    /// The picture.
    public let content: Content
    /// Whether the card lies face up: the deal, a choice, or the pair of the last move.
    public let isFaceUp: Bool
    /// Whether the card is won.
    public let isMatched: Bool
    /// Whether the card has been turned down, peeked at or won: it may be known.
    public let hasBeenSeen: Bool
    /// Whether the card is shown by a peek; it still lies face down.
    public let isPeeked: Bool

    @usableFromInline let bonusLimit: Int64
    @usableFromInline let bonusSpent: Int64
    @usableFromInline let consumesBonusSince: GameInstant

    @inlinable
    init(
      id: Int, content: Content, isFaceUp: Bool, isMatched: Bool, hasBeenSeen: Bool, isPeeked: Bool,
      bonusLimit: Int64, bonusSpent: Int64, consumesBonusSince: GameInstant
    ) {
      self.id = id
      self.content = content
      self.isFaceUp = isFaceUp
      self.isMatched = isMatched
      self.hasBeenSeen = hasBeenSeen
      self.isPeeked = isPeeked
      self.bonusLimit = bonusLimit
      self.bonusSpent = bonusSpent
      self.consumesBonusSince = consumesBonusSince
    }
  }
}

extension MemoryGame.Card {
  /// Whether the card's bonus time is running down: it lies face up, is not won, has bonus time
  /// left, and the game is not paused.
  @inlinable
  public func isConsumingBonusTime(at instant: GameInstant) -> Bool {
    consumesBonusSince != .idle && bonusLeft(at: instant) > 0
  }

  /// The bonus time left: from the limit of the rules down to zero.
  @inlinable
  public func bonusTimeRemaining(at instant: GameInstant) -> Duration {
    .nanoseconds(bonusLeft(at: instant))
  }

  /// The share of the bonus time that is left, from 1 down to 0; 0 where the rules have no bonus.
  @inlinable
  public func bonusRemaining(at instant: GameInstant) -> Double {
    bonusLimit > 0 ? Double(bonusLeft(at: instant)) / Double(bonusLimit) : 0
  }

  /// Whether the card was won with bonus time left, less than a second of it too.
  @inlinable
  public var hasEarnedBonus: Bool {
    isMatched && bonusSpent < bonusLimit
  }

  @inlinable
  func bonusLeft(at instant: GameInstant) -> Int64 {
    let left = bonusLimit - bonusSpent
    guard consumesBonusSince != .idle else { return left }
    return left - min(left, instant.nanoseconds(since: consumesBonusSince))
  }
}

extension MemoryGame.Card: Equatable {}
extension MemoryGame.Card: Sendable where Content: Sendable {}
