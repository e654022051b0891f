import GameModel

/// One card as its place on the table shows it. Most of what shows it depends on little of it, so
/// that is observed apart.
final class TableCard {
  /// What lies at a card's place.
  enum Place: Equatable {
    case card
    /// Nothing yet: the card is in the deck, and comes by itself in the game that follows another one.
    case awaited
    /// Nothing: the card is in the deck, or its pair was found.
    case empty
  }

  /// What can be seen of the card.
  struct Looks: Equatable {
    var card: MemoryGame<String>.Card
    /// Whether it lies on the table, and not in the deck.
    var isOnTable: Bool
    /// Whether it lies face up with one that it doesn't match.
    var isMismatched: Bool
    /// Whether all cards lie face up at the start.
    var isOfOpenDeal: Bool
    /// Whether the deck it may be in is dealt by itself.
    var isDealtAnew: Bool
  }

  typealias ID = MemoryGame<String>.Card.ID

  let id: ID
  let looks: Observed<Looks>
  let place: Observed<Place>
  /// What it was worth to a bot that turned it up last; nil for nothing. No state knows of it.
  private(set) lazy var earned = Observed<EarnedPoints?>(nil)

  init(_ looks: Looks) {
    id = looks.card.id
    self.looks = Observed(looks)
    place = Observed(looks.place)
  }

  func update(to new: Looks) {
    looks.update(to: new)
    place.update(to: new.place)
  }

  /// Takes over what a bot earned by it.
  func earn(_ points: Int) {
    guard points != 0 else { return }
    earned.update(to: EarnedPoints(serial: (earned.value?.serial ?? 0) + 1, number: points))
  }
}

extension TableCard.Looks {
  fileprivate var place: TableCard.Place {
    if card.isMatched { return .empty }
    if isOnTable { return .card }
    return isDealtAnew ? .awaited : .empty
  }
}
