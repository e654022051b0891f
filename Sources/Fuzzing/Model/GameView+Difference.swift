/// The first thing in which two games look different.
struct ViewDifference {
  /// The invariant that it breaks.
  var invariant: String
  var expected: String
  var found: String
}

extension GameView {
  /// In what another game looks different from this one, which is right.
  func difference(from other: GameView) -> ViewDifference? {
    guard self != other else { return nil }
    for (card, seen) in zip(cards, other.cards) where card != seen {
      var timeless = seen
      (timeless.bonus, timeless.isConsuming) = (card.bonus, card.isConsuming)
      timeless.hasEarnedBonus = card.hasEarnedBonus
      return ViewDifference(
        invariant: timeless == card ? "bonus" : "cards", expected: "\(card)", found: "\(seen)")
    }
    let pair = zip(lines, other.lines).first { $0 != $1 } ?? ("\(self)", "\(other)")
    return ViewDifference(
      invariant: Self.invariant(of: pair.0), expected: pair.0, found: pair.1)
  }

  /// The invariant that a line is about.
  private static func invariant(of line: String) -> String {
    let word = line.prefix { $0 != " " }
    switch word {
    case "score", "a": return "score"
    case "moves", "currentPlayer": return "turns"
    case "pairsLeft", "isOver", "standing": return "end"
    default: return "cards"
    }
  }
}
