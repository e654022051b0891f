import GameModel

/// One card as its place on the table shows it. Most of what shows it depends on little of it, so
/// that is observed apart.
final class TableCard {
  /// What can be seen of the card.
  struct Looks: Equatable {
    var card: MemoryGame<String>.Card
    /// Whether it lies on the table, and not in the deck.
    var isOnTable: Bool
    /// Whether it lies face up with one that it doesn't match.
    var isMismatched: Bool
    /// Whether all cards lie face up at the start.
    var isOfOpenDeal: Bool
  }

  let id: MemoryGame<String>.Card.ID
  let looks: Observed<Looks>
  /// Whether its place is empty: it is still in the deck, or its pair was found.
  let isAway: Observed<Bool>
  /// What it was worth to a bot that turned it up last; nil for nothing. No state knows of it.
  private(set) lazy var earned = Observed<EarnedPoints?>(nil)

  init(_ looks: Looks) {
    id = looks.card.id
    self.looks = Observed(looks)
    isAway = Observed(looks.isAway)
  }

  func update(to new: Looks) {
    looks.update(to: new)
    isAway.update(to: new.isAway)
  }

  /// Takes over what a bot earned by it.
  func earn(_ points: Int) {
    guard points != 0 else { return }
    earned.update(to: EarnedPoints(serial: (earned.value?.serial ?? 0) + 1, number: points))
  }
}

extension TableCard.Looks {
  fileprivate var isAway: Bool { !isOnTable || card.isMatched }
}
