extension LinearMemoryGame {
  /// The snapshot, written down from the documentation and sorted as text.
  var snapshot: [String] {
    var fields: [String: String] = [
      "currentPlayer": "\(turn)",
      "isDealUp": "\(isDealUp)",
      "isOver": "\(cards.allSatisfy(\.isMatched))",
      "isPaused": "\(isPaused)",
      "moves": "\(players.map(\.moves).reduce(0, +))",
      "pairsLeft": "\(cards.filter { !$0.isMatched }.count / 2)",
      "score": "\(players.map(\.score).reduce(0, +))",
    ]
    for (index, player) in players.enumerated() {
      fields["player:\(index).moves"] = "\(player.moves)"
      fields["player:\(index).pairs"] = "\(player.pairs)"
      fields["player:\(index).peeks"] = "\(player.peeks)"
      fields["player:\(index).score"] = "\(player.score)"
    }
    for (place, card) in cards.enumerated() {
      fields["card:\(card.id).content"] = "\(card.content)"
      fields["card:\(card.id).hasBeenSeen"] = "\(card.hasBeenSeen)"
      fields["card:\(card.id).isFaceUp"] = "\(card.isFaceUp)"
      fields["card:\(card.id).isMatched"] = "\(card.isMatched)"
      fields["card:\(card.id).isPeeked"] = "\(card.isPeeked)"
      fields["card:\(card.id).place"] = "\(place)"
      guard limit > 0 else { continue }
      fields["card:\(card.id).bonusTimeSpent"] = "\(card.spent)"
      fields["card:\(card.id).bonusTimeRunsSince"] = card.since.map { "\($0)" } ?? "never"
    }
    return fields.map { "\($0.key) = \($0.value)" }.sorted()
  }
}
