import GameModel

/// Says what happens in a game to who can't see it.
struct GameTeller {
  let model: MemoryGame<String>
  let seats: [GameSetup.Seat]
  /// What a card shows, in words.
  let name: (MemoryGame<String>.Card.ID) -> String

  /// What is said of a card that was turned up, or peeked at: one thing after the other.
  ///
  /// - Parameters:
  ///   - outcome: What came of it.
  ///   - id: The card.
  ///   - player: Whose turn it was.
  func texts(
    of outcome: Outcome, card id: MemoryGame<String>.Card.ID, by player: Int
  ) -> [String] {
    var texts: [String]
    switch outcome {
    case .ignored: return []
    case .flipped: texts = [name(id)]
    case .peeked: texts = ["peek: \(name(id))"]
    case .matched:
      let (this, other) = (name(id), name(id ^ 1))
      texts = ["match: \(this == other ? this : "\(other) and \(this)")", isOver ? end : pairsLeft]
    case .mismatched:
      let first = model.shownCards.first { $0 != id }.map(name) ?? ""
      texts = ["mismatch: \(first) and \(name(id))"]
    }
    if !isOver, model.currentPlayer != player { texts.append(turn) }
    return texts
  }

  /// What is said when the time of a race is over.
  var loss: String { "the time is over, \(pairsLeft)" }

  private var isOver: Bool { model.isOver }

  private var pairsLeft: String {
    model.pairsLeft == 1 ? "1 pair left" : "\(model.pairsLeft) pairs left"
  }

  private var turn: String {
    let name = seats[model.currentPlayer].name
    return name == Self.you ? "your turn" : "\(name)'s turn"
  }

  private var end: String {
    let found = "all pairs found in \(model.moves) \(model.moves == 1 ? "move" : "moves")"
    guard seats.count > 1 else { return found }
    switch model.standing {
    case .undecided: return found
    case .won(let player):
      let name = seats[player].name
      return name == Self.you ? "you win" : "\(name) wins"
    case .tied(let players):
      let names = players.map { seats[$0].name }
      return "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "") tie"
    }
  }

  /// What whoever sits at the window is called where nobody gave another name.
  private static let you = "You"
}
