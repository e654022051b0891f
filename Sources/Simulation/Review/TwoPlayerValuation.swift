/// What a table is worth to the player on turn, against another who forgets nothing either: the
/// pairs that are still expected to be won, less those of the other, `V = j + G(k, u)` with j known
/// pairs, k single cards and u unseen ones, G being ``TwoPlayerTable``. More are better.
public struct TwoPlayerValuation<Number: ExactNumber>: Valuation {
  private let table: TwoPlayerTable<Number>

  /// Creates a valuation for tables of up to `pairs` pairs, within 0 and ``TwoPlayerTable/limit``.
  ///
  /// - Complexity: O(`pairs`²) time and memory.
  public init(pairs: Int) {
    table = TwoPlayerTable(pairs: pairs)
  }

  public func worth(ofCovered knowledge: Knowledge) -> Number? {
    let pairs = knowledge.pairsLeft - knowledge.knownPairs
    return table.expectation(pairs: pairs, known: knowledge.singles).map {
      Number(knowledge.knownPairs) + $0.gain
    }
  }

  public func worth(ofMatchBefore next: Number) -> Number { Number(1) + next }

  public func worth(ofMismatchBefore next: Number) -> Number { Number(0) - next }

  public func loss(ofChoosing chosen: Number, insteadOf best: Number) -> Number { best - chosen }
}
