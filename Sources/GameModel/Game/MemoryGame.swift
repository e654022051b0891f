/// A game of memory (pairs, concentration): the rules, and nothing else.
///
///     var game = MemoryGame<String>(numberOfPairsOfCards: 3) { ["🚗", "🚕", "🚙"][$0] }
///     var generator = Xoshiro256StarStar(seed: 42)
///     game.shuffle(using: &generator)
///     game.choose(game.cards[0])   // .flipped
///
/// A choice turns a card face up. The second card of a move is compared with the first: when the
/// contents are equal, the pair is won and its player goes on; otherwise the turn passes. Either
/// pair lies face up until the next choice, which turns it down. A card that is face up or won
/// can't be chosen.
///
/// Two cards match when they come from the same pair or when their contents are equal; contents
/// that several pairs share are fine, and any two of their cards match. A game without pairs
/// is valid, and over from the start.
///
/// Time comes in as an argument, chance as a generator. A choice without an instant is made at
/// the start of time: a game played so never uses up any bonus.
///
/// There is no undo: what has been seen can't be unseen.
public struct MemoryGame<Content: Equatable> {
  /// The picture of each pair.
  @usableFromInline let contents: [Content]
  @usableFromInline var table: Table
  /// What the contents add to the digest; they never change.
  @usableFromInline let contentDigest: UInt64

  /// Creates a game for one player, by the classic rules, in the order of the deal: each card
  /// beside its twin. A negative number of pairs gives a game without cards, a number above
  /// ``SetupLimits/pairs`` that limit.
  ///
  /// - Parameters:
  ///   - numberOfPairsOfCards: How many pairs there are.
  ///   - createCardContent: Makes the picture of a pair from its number, counted from 0.
  @inlinable
  public init(numberOfPairsOfCards: Int, createCardContent: (Int) -> Content) {
    let limits = SetupLimits.pairs
    let pairs = min(max(numberOfPairsOfCards, limits.lowerBound), limits.upperBound)
    self.init(
      contents: (0..<pairs).map(createCardContent),
      table: Table(numberOfPairs: pairs, players: 1, rules: .classic))
  }

  /// Creates a game in the order of the deal: each card beside its twin.
  ///
  /// - Parameters:
  ///   - numberOfPairsOfCards: How many pairs there are, within ``SetupLimits/pairs``.
  ///   - players: How many take turns, within ``SetupLimits/players``.
  ///   - rules: What the game is played by.
  ///   - createCardContent: Makes the picture of a pair from its number, counted from 0.
  /// - Throws: A ``SetupError`` that names what is out of its bounds.
  @inlinable
  public init(
    numberOfPairsOfCards: Int,
    players: Int = 1,
    rules: Rules = .classic,
    createCardContent: (Int) -> Content
  ) throws(SetupError) {
    guard SetupLimits.pairs.contains(numberOfPairsOfCards) else {
      throw .numberOfPairs(numberOfPairsOfCards)
    }
    guard SetupLimits.players.contains(players) else { throw .players(players) }
    try rules.validate()
    self.init(
      contents: (0..<numberOfPairsOfCards).map(createCardContent),
      table: Table(numberOfPairs: numberOfPairsOfCards, players: players, rules: rules))
  }

  @inlinable
  init(contents: [Content], table: Table) {
    self.contents = contents
    self.table = table
    contentDigest = Self.digest(of: contents)
  }
}

extension MemoryGame: Equatable {}
extension MemoryGame: Sendable where Content: Sendable {}
