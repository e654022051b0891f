/// What a table is worth to a player alone: the moves that are still expected, `V = j + E(k, u)`
/// with j known pairs, k single cards and u unseen ones, E being ``SolitaireTable``. Fewer are better.
public struct SolitaireValuation<Number: ExactNumber>: Valuation {
  private let table: SolitaireTable<Number>

  /// Creates a valuation for tables of up to `pairs` pairs, within 0 and ``SolitaireTable/limit``.
  ///
  /// - Complexity: O(`pairs`²) time and memory.
  public init(pairs: Int) {
    table = SolitaireTable(pairs: pairs)
  }

  public func worth(ofCovered knowledge: Knowledge) -> Number? {
    let pairs = knowledge.pairsLeft - knowledge.knownPairs
    return table.expectation(pairs: pairs, known: knowledge.singles).map {
      Number(knowledge.knownPairs) + $0.moves
    }
  }

  public func worth(ofMatchBefore next: Number) -> Number { Number(1) + next }

  public func worth(ofMismatchBefore next: Number) -> Number { Number(1) + next }

  public func loss(ofChoosing chosen: Number, insteadOf best: Number) -> Number { chosen - best }
}
