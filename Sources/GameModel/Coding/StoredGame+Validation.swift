extension StoredGame where Content: Equatable {
  /// Checks that some sequence of choices leads here.
  ///
  /// What a state can't tell, such as the order of the moves, is not asked for: scores have to be
  /// within what the moves, matches and peeks allow.
  ///
  /// - Complexity: O(n), and O(d²) for d pairs that share their contents with other pairs.
  /// - Throws: A ``SetupError`` or an ``UnreachableState``, for the first thing that is wrong.
  func validate() throws {
    guard SetupLimits.pairs.contains(contents.count) else {
      throw SetupError.numberOfPairs(contents.count)
    }
    guard SetupLimits.players.contains(players.count) else {
      throw SetupError.players(players.count)
    }
    try validateIdentifiers()
    try validatePlayers()
    if isDealUp {
      try validateDealUp()
    } else {
      try validateFaceUpCards()
      try validateMatches()
      try validateSeenCards()
    }
    try validatePeek()
    try validateBonus()
  }

  private func validateIdentifiers() throws(UnreachableState) {
    guard cards.count == contents.count * 2 else {
      throw .numberOfCards(cards.count, pairs: contents.count)
    }
    var found = Array(repeating: false, count: cards.count)
    for card in cards {
      guard found.indices.contains(card.id) else { throw .unknownCard(id: card.id) }
      guard !found[card.id] else { throw .repeatedCard(id: card.id) }
      found[card.id] = true
    }
  }

  private func validateDealUp() throws(UnreachableState) {
    guard rules.deal == .faceUp else {
      throw .dealNotUntouched(reason: "the rules deal face down")
    }
    guard !cards.isEmpty else { throw .dealNotUntouched(reason: "there are no cards") }
    guard players.allSatisfy({ $0.moves == 0 && $0.peeks == 0 }) else {
      throw .dealNotUntouched(reason: "somebody has moved or peeked")
    }
    for card in cards {
      guard card.isFaceUp, !card.isMatched, !card.hasBeenSeen, card.bonusTimeSpent == 0 else {
        throw .dealNotUntouched(reason: "card:\(card.id) is not as it was dealt")
      }
    }
  }

  private func validateFaceUpCards() throws(UnreachableState) {
    let up = cards.filter(\.isFaceUp)
    let ids = up.map(\.id).sorted()
    switch up.count {
    case 0:
      break
    case 1:
      guard !up[0].isMatched else { throw .loneCardWon(id: ids[0]) }
    case 2:
      let won = up.filter(\.isMatched).count
      if matches(ids[0], ids[1]) {
        guard won == 2 else { throw .matchingPairNotWon(ids) }
      } else {
        guard won == 0 else { throw .unequalPairWon(ids) }
      }
    default:
      throw .cardsFaceUp(ids)
    }
  }

  private func matches(_ one: Int, _ other: Int) -> Bool {
    one / 2 == other / 2 || contents[one / 2] == contents[other / 2]
  }

  private func validateMatches() throws(UnreachableState) {
    var wonOfPair = Array(repeating: 0, count: contents.count)
    var lastWonOfPair = wonOfPair
    for card in cards where card.isMatched {
      wonOfPair[card.id / 2] += 1
      lastWonOfPair[card.id / 2] = card.id
    }
    // A pair of which one card alone is won has lost it to another pair with the same picture.
    var alone = wonOfPair.indices.filter { wonOfPair[$0] == 1 }
    while let pair = alone.popLast() {
      guard let other = alone.lastIndex(where: { contents[$0] == contents[pair] }) else {
        throw .cardMatchedAlone(id: lastWonOfPair[pair])
      }
      alone.remove(at: other)
    }
    let matched = wonOfPair.reduce(0, +)
    let won = players.reduce(0) { $0 + $1.pairs }
    guard won * 2 == matched else { throw .pairsWon(won, matched: matched) }
  }

  private func validateSeenCards() throws(UnreachableState) {
    for card in cards {
      guard !card.hasBeenSeen else { continue }
      if rules.deal == .faceUp {
        throw .cardNotSeen(id: card.id, reason: "the deal lay face up")
      }
      if card.isMatched {
        throw .cardNotSeen(id: card.id, reason: "it is won")
      }
      if card.bonusTimeSpent > 0, !card.isFaceUp {
        throw .cardNotSeen(id: card.id, reason: "it has used up bonus time")
      }
    }
    if rules.deal == .faceDown { try validateNumberSeen() }
  }

  /// Checks what has been seen against what has shown it.
  ///
  /// A card that is seen and not won has been shown by a mismatch or a peek;
  /// and each mismatch before the pair that lies face up has shown two cards that do not match.
  private func validateNumberSeen() throws(UnreachableState) {
    let up = cards.filter(\.isFaceUp)
    let moves = players.reduce(0) { $0 + $1.moves }
    let isMismatchUp = up.count == 2 && !up[0].isMatched
    let mismatches =
      moves - players.reduce(0) { $0 + $1.pairs } - (isMismatchUp ? 1 : 0)
    guard mismatches >= 0 else { throw .pairWithoutMove }
    let peeks = players.reduce(0) { $0 + $1.peeks }
    let seen = cards.filter(\.hasBeenSeen)
    let shown = seen.count { !$0.isMatched }
    guard shown <= mismatches * 2 + peeks else {
      throw .tooManyCardsSeen(shown, mismatches: mismatches, peeks: peeks)
    }
    guard mismatches == 0 || seen.contains(where: { !matches($0.id, seen[0].id) }) else {
      throw .mismatchWithoutCards(mismatches)
    }
  }

  private func validatePeek() throws(UnreachableState) {
    let peeked = cards.filter(\.isPeeked)
    guard peeked.count < 2 else { throw .cardsPeeked(peeked.map(\.id).sorted()) }
    guard let card = peeked.first else { return }
    if card.isFaceUp { throw .peekedCard(id: card.id, reason: "lies face up") }
    if card.isMatched { throw .peekedCard(id: card.id, reason: "is won") }
    if !card.hasBeenSeen { throw .peekedCard(id: card.id, reason: "has not been seen") }
    if players.allSatisfy({ $0.peeks == 0 }) {
      throw .peekedCard(id: card.id, reason: "nobody has paid for a peek")
    }
  }

  private func validateBonus() throws(UnreachableState) {
    let limit = rules.bonusLimitNanoseconds
    for card in cards {
      guard (0...limit).contains(card.bonusTimeSpent) else {
        throw .bonusSpent(id: card.id, card.bonusTimeSpent, limit: limit)
      }
      let runs = limit > 0 && card.isFaceUp && !card.isMatched && !isDealUp && !isPaused
      if runs, card.bonusTimeRunsSince == nil {
        throw .bonusClock(id: card.id, reason: "stands, but the card waits face up")
      }
      if !runs, card.bonusTimeRunsSince != nil {
        throw .bonusClock(id: card.id, reason: "runs, but has nothing to count")
      }
      if card.bonusTimeRunsSince == .min {
        throw .bonusClock(id: card.id, reason: "runs since before all time")
      }
    }
  }
}
