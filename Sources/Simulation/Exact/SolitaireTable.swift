/// What to expect of a single player who forgets nothing and plays as well as can be.
///
/// The optimal player takes a pair that is known. Otherwise an unseen card is turned up; its twin
/// is taken when it is known, and another unseen card is turned up when it is not.
///
/// Sources: Velleman and Warrington, "What to expect in a game of memory", American Mathematical
/// Monthly 120 (2013), whose expectation is asymptotically ``asymptoticMoves(pairs:)``; Foerster
/// and Wattenhofer, "The solitaire memory game" (2013), who bound it by 1.5 n − 1 and 1.75 n.
public struct SolitaireTable<Number: ExactNumber>: Sendable {
  /// What to expect from one state on.
  public struct Expectation: Sendable {
    /// The expected number of moves until no card is left.
    public var moves: Number
    /// The expectation of the square of that number.
    public var squaredMoves: Number
    /// The expected number of lucky matches: of two cards that had never been seen.
    public var luckyMatches: Number
  }

  private let table: StateTable<Expectation>

  /// The most pairs that a table is computed for.
  public static var limit: Int { 1_000 }

  /// Computes the expectations for up to `pairs` pairs, within 0 and ``limit``.
  ///
  /// - Complexity: O(`pairs`²) time and memory.
  public init(pairs: Int) {
    let pairs = min(max(pairs, 0), Self.limit)
    let zero = Number(0)
    let over = Expectation(moves: zero, squaredMoves: zero, luckyMatches: zero)
    table = StateTable(pairs: pairs, empty: over) { table, pairs, known in
      Self.expectation(pairs: pairs, known: known, in: table)
    }
  }

  private static func expectation(
    pairs: Int, known: Int, in table: borrowing StateTable<Expectation>
  ) -> Expectation {
    let draw = Draw<Number>(pairs: pairs, known: known)
    var sum = Expectation(moves: Number(0), squaredMoves: Number(0), luckyMatches: Number(0))
    if known > 0 {
      sum.add(table[pairs - 1, known - 1], after: 1, probability: draw.matchesKnown)
    }
    guard known < pairs else { return sum }
    sum.add(
      table[pairs - 1, known], after: 1, lucky: 1,
      probability: draw.isNew * draw.secondMatchesFirst)
    if known > 0 {
      // The pair is known now, and taking it is another move.
      sum.add(
        table[pairs - 1, known], after: 2, probability: draw.isNew * draw.secondMatchesKnown)
    }
    if known + 2 <= pairs {
      sum.add(table[pairs, known + 2], after: 1, probability: draw.isNew * draw.secondIsNew)
    }
    return sum
  }

  /// What to expect with so many pairs left and so many of their cards known, no two of them a
  /// pair; nil for a state that there isn't, or that the table is too small for.
  ///
  /// - Complexity: O(1)
  public func expectation(pairs: Int, known: Int = 0) -> Expectation? {
    guard (0...table.pairs).contains(pairs), (0...pairs).contains(known) else { return nil }
    return table[pairs, known]
  }

  /// (3 − 2 ln 2) n + 7/8 − 2 ln 2, which the expected number of moves comes ever closer to.
  public static func asymptoticMoves(pairs: Int) -> Double {
    let ln2 = 0.693_147_180_559_945_309_417
    return (3 - 2 * ln2) * Double(pairs) + 0.875 - 2 * ln2
  }

  /// ln 2, which the expected number of lucky matches comes ever closer to.
  public static var asymptoticLuckyMatches: Double { 0.693_147_180_559_945_309_417 }
}

extension SolitaireTable.Expectation {
  /// The variance of the number of moves.
  public var variance: Number {
    squaredMoves - moves * moves
  }

  /// Adds what follows from another state, a number of moves later.
  fileprivate mutating func add(
    _ next: Self, after count: Int, lucky: Int = 0, probability: Number
  ) {
    let count = Number(count)
    moves = moves + probability * (next.moves + count)
    squaredMoves =
      squaredMoves
      + probability * (next.squaredMoves + (count + count) * next.moves + count * count)
    luckyMatches = luckyMatches + probability * (next.luckyMatches + Number(lucky))
  }
}
