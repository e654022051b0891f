extension MemoryGame {
  /// The cards by their places on the table, as values of their own.
  ///
  /// An array, so that whoever holds it doesn't make the next choice copy the game.
  ///
  /// - Complexity: O(n)
  @inlinable
  public var cards: [Card] {
    table.order.map { card(Int($0)) }
  }

  /// How many cards there are, won ones too.
  @inlinable
  public var numberOfCards: Int {
    table.order.count
  }

  /// The card with an identifier, or nil when the game has no such card.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func card(id: Int) -> Card? {
    table.flags.indices.contains(id) ? card(id) : nil
  }

  /// The identifier of the card at a place of the table, or nil when there is no such place.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func id(at place: Int) -> Int? {
    table.order.indices.contains(place) ? Int(table.order[place]) : nil
  }

  /// The picture of the card with an identifier, whichever side is up; nil when the game has no
  /// such card.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func content(id: Int) -> Content? {
    id >= 0 && id < table.order.count ? contents[id / 2] : nil
  }

  /// Whether the card with an identifier has been turned down, peeked at or won; false when the
  /// game has no such card.
  ///
  /// - Complexity: O(1)
  @inlinable
  public func hasBeenSeen(id: Int) -> Bool {
    id >= 0 && id < table.flags.count && table.flags[id].isSeen
  }

  // Made by whoever asks, who knows what a card shows: made here, each card asks the runtime for its type.
  @inlinable
  func card(_ id: Int) -> Card {
    let flags = table.flags[id]
    return Card(
      id: id,
      content: contents[id / 2],
      isFaceUp: table.isFaceUp(id),
      isMatched: flags.isMatched,
      hasBeenSeen: flags.isSeen,
      isPeeked: Int(table.peeked) == id,
      bonusLimit: table.bonusLimit,
      bonusSpent: table.bonusLimit > 0 ? table.bonusSpent[id] : 0,
      consumesBonusSince: table.consumesBonusSince(id))
  }

  /// The identifiers of the cards that choices have turned up, and of the one that is being peeked
  /// at: three at most. A deal that lies face up is not among them.
  ///
  /// A choice, a peek, or its end changes no other cards than those that are shown before or after
  /// it, but for the choice that turns down a deal.
  ///
  /// - Complexity: O(1)
  public var shownCards: [Int] {
    [table.up.first, table.up.second, table.peeked].filter { $0 >= 0 }.map { Int($0) }
  }

  /// What the game is played by.
  @inlinable
  public var rules: Rules {
    table.rules
  }

  /// The moves made by all players: a move is two cards turned up.
  @inlinable
  public var moves: Int {
    table.waiting.reduce(table.active.moves) { $0 &+ $1.moves }
  }

  /// The points of all players together; with one player, that player's.
  @inlinable
  public var score: Int {
    table.waiting.reduce(table.active.score) { $0 &+ $1.score }
  }

  /// The pairs that nobody has won yet.
  @inlinable
  public var pairsLeft: Int {
    table.pairsLeft
  }

  /// Whether all pairs are won.
  @inlinable
  public var isOver: Bool {
    table.pairsLeft == 0
  }

  /// Whether two cards lie face up that do not match.
  @inlinable
  public var isMismatchUp: Bool {
    table.isMismatchUp
  }

  /// Whether the deal still lies face up.
  @inlinable
  public var isDealUp: Bool {
    table.isDealUp
  }

  /// The players in the order of their turns.
  public var players: [Player] {
    table.waiting.indices.map { Player(id: $0, table.counters(of: $0)) }
  }

  /// Whose turn it is: the place of a player in ``players``.
  @inlinable
  public var currentPlayer: Int {
    table.turn
  }

  /// How the game stands; decided only when it is over.
  public var standing: Standing {
    guard isOver, numberOfCards > 0 else { return .undecided }
    let players = players
    let most = players.reduce(0) { max($0, $1.pairs) }
    let best = players.filter { $0.pairs == most }.map(\.id)
    return best.count == 1 ? .won(player: best[0]) : .tied(players: best)
  }
}

extension Table {
  /// Since when a card has been using up bonus time; `idle` when it doesn't.
  @inlinable
  func consumesBonusSince(_ id: Int) -> GameInstant {
    if Int(up.first) == id { return up.firstSince }
    if Int(up.second) == id { return up.secondSince }
    return .idle
  }
}
