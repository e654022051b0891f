extension MemoryGame: Encodable where Content: Encodable {
  /// Encodes the whole state, cards by their places.
  public func encode(to encoder: any Encoder) throws {
    try StoredGame(self).encode(to: encoder)
  }
}

extension MemoryGame: Decodable where Content: Decodable {
  /// Decodes a game that can be played on.
  ///
  /// - Throws: An ``UnreachableState`` that names what no sequence of choices leads to, a
  ///   ``SetupError`` for what no game is set up with, a `DecodingError` for anything else.
  /// - Complexity: O(n), and O(d²) for d pairs that share their contents with other pairs.
  public init(from decoder: any Decoder) throws {
    let stored = try StoredGame<Content>(from: decoder)
    try stored.validate()
    self.init(contents: stored.contents, table: Table(stored))
  }
}

extension StoredGame where Content: Equatable {
  /// Writes down all that a game is.
  init(_ game: MemoryGame<Content>) {
    self.init(
      rules: game.rules,
      contents: game.contents,
      cards: game.cards.map { card in
        let since = card.consumesBonusSince
        return StoredCard(
          id: card.id, isFaceUp: card.isFaceUp, isMatched: card.isMatched,
          hasBeenSeen: card.hasBeenSeen, isPeeked: card.isPeeked,
          bonusTimeSpent: card.bonusSpent,
          bonusTimeRunsSince: since == .idle ? nil : since.nanoseconds)
      },
      players: game.players.map {
        StoredPlayer(pairs: $0.pairs, moves: $0.moves, peeks: $0.peeks, score: $0.score)
      },
      currentPlayer: game.currentPlayer,
      isDealUp: game.isDealUp,
      isPaused: game.isPaused)
  }
}

extension Table {
  /// Creates the table of a stored game that has been validated.
  init<Content>(_ stored: StoredGame<Content>) {
    self.init(
      numberOfPairs: stored.contents.count, players: stored.players.count, rules: stored.rules)
    order = stored.cards.map { Int32(truncatingIfNeeded: $0.id) }
    for card in stored.cards {
      flags[card.id] = card.isMatched ? .won : card.hasBeenSeen ? .seen : []
      if bonusLimit > 0 { bonusSpent[card.id] = card.bonusTimeSpent }
      if card.isPeeked { peeked = Int32(truncatingIfNeeded: card.id) }
    }
    isDealUp = stored.isDealUp
    isPaused = stored.isPaused
    if !isDealUp { up = FaceUpPair(stored.cards.filter(\.isFaceUp)) }
    pairsLeft = stored.cards.count { !$0.isMatched } / 2
    waiting = stored.players.map(Counters.init)
    turn = stored.currentPlayer
    active = waiting[turn]
    waiting[turn] = Counters()
    sum = DigestSum(of: self)
  }
}

extension FaceUpPair {
  fileprivate init(_ cards: [StoredCard]) {
    self.init()
    for card in cards {
      let since = card.bonusTimeRunsSince.map(GameInstant.init(nanoseconds:)) ?? .idle
      if first < 0 {
        first = Int32(truncatingIfNeeded: card.id)
        firstSince = since
      } else {
        second = Int32(truncatingIfNeeded: card.id)
        secondSince = since
      }
    }
    guard second >= 0 else { return }
    isMatch = cards[0].isMatched
    putInOrder(withClocks: true)
  }
}

extension Counters {
  fileprivate init(_ stored: StoredPlayer) {
    self.init()
    pairs = stored.pairs
    mismatches = stored.moves - stored.pairs
    peeks = stored.peeks
    score = stored.score
  }
}
