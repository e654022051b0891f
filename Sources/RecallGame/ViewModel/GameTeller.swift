import GameModel

/// Says what happens in a game to who can't see it.
struct GameTeller {
  let model: MemoryGame<String>
  let seats: [GameSetup.Seat]
  /// The language in which it says that.
  let say: SpokenWords
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
    case .peeked: texts = [say("peek: {card}", ["card": name(id)])]
    case .matched:
      let (this, other) = (name(id), name(id ^ 1))
      let match =
        this == other
        ? say("match: {card}", ["card": this])
        : say("match: {card} and {other}", ["card": other, "other": this])
      texts = [match, isOver ? end : pairsLeft]
    case .mismatched:
      let first = model.shownCards.first { $0 != id }.map(name) ?? ""
      texts = [say("mismatch: {card} and {other}", ["card": first, "other": name(id)])]
    }
    if !isOver, model.currentPlayer != player { texts.append(turn) }
    return texts
  }

  /// What is said when the time of a race is over.
  var loss: String { say("the time is over, {left}", ["left": pairsLeft]) }

  private var isOver: Bool { model.isOver }

  private var pairsLeft: String {
    say.counted(one: "{count} pair left", other: "{count} pairs left", count: model.pairsLeft)
  }

  private var turn: String {
    let name = seats[model.currentPlayer].name
    return name == Self.you ? say("your turn") : say("{name}'s turn", ["name": say.name(name)])
  }

  private var end: String {
    switch model.standing {
    case .won(let player) where seats.count > 1:
      let name = seats[player].name
      return name == Self.you ? say("you win") : say("{name} wins", ["name": say.name(name)])
    case .tied(let players) where seats.count > 1:
      let names = players.map { say.name(seats[$0].name) }
      let former = names.dropLast().reduce("") { list, name in
        list.isEmpty ? name : say("{list}, {name}", ["list": list, "name": name])
      }
      return say("{list} and {name} tie", ["list": former, "name": names.last ?? ""])
    case .undecided, .won, .tied:
      return say.counted(
        one: "all pairs found in {count} move", other: "all pairs found in {count} moves",
        count: model.moves)
    }
  }

  /// What whoever sits at the window is called where nobody gave another name.
  private static let you = "You"
}
