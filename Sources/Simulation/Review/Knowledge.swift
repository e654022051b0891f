/// What somebody who forgets nothing knows of the cards that are left, in numbers.
///
/// Nothing else counts: the unseen cards lie in an order of which nothing is known, so two tables
/// with the same numbers are worth the same.
public struct Knowledge: Hashable, Sendable {
  /// Pairs both of whose cards have been seen, and that nobody has won.
  public var knownPairs: Int
  /// Cards that have been seen while their twins have not.
  public var singles: Int
  /// Cards that nobody has seen.
  public var unseen: Int
  /// The card that lies face up and waits for its second, if there is one. It is counted above.
  public var raised: RaisedCard?

  /// Creates a state.
  public init(knownPairs: Int, singles: Int, unseen: Int, raised: RaisedCard? = nil) {
    self.knownPairs = knownPairs
    self.singles = singles
    self.unseen = unseen
    self.raised = raised
  }

  /// A card that lies face up and waits for its second.
  public enum RaisedCard: Hashable, Sendable {
    /// Its twin has been seen.
    case ofKnownPair
    /// Its twin hasn't.
    case single
  }

  /// How many pairs are left.
  public var pairsLeft: Int { knownPairs + (singles + unseen) / 2 }

  /// The kinds of which there is a card to choose.
  public var choices: [CardKind] {
    CardKind.allCases.filter { kind in
      switch kind {
      case .twin: raised == .ofKnownPair
      case .known: knownPairs > (raised == .ofKnownPair ? 1 : 0)
      case .single: singles > (raised == .single ? 1 : 0)
      case .unseen: unseen > 0
      }
    }
  }
}

/// What a card is to somebody who forgets nothing, before it shows its face.
public enum CardKind: String, CaseIterable, Sendable {
  /// The twin, seen before, of the card that lies face up.
  case twin
  /// A card of a pair both of whose cards have been seen; not the twin.
  case known
  /// A card that has been seen while its twin has not.
  case single
  /// A card that nobody has seen.
  case unseen
}

extension Knowledge {
  /// These numbers with another card face up, or none.
  func raising(_ card: RaisedCard?) -> Knowledge {
    Knowledge(knownPairs: knownPairs, singles: singles, unseen: unseen, raised: card)
  }

  /// After an unseen card has turned out to be the twin of a single one.
  var completingPair: Knowledge {
    Knowledge(
      knownPairs: knownPairs + 1, singles: singles - 1, unseen: unseen - 1, raised: raised)
  }

  /// After an unseen card has turned out to be another single one.
  var addingSingle: Knowledge {
    Knowledge(knownPairs: knownPairs, singles: singles + 1, unseen: unseen - 1, raised: raised)
  }
}
