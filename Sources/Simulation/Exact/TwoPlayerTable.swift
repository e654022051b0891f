/// What to expect when two players who forget nothing play against each other as well as can be.
///
/// The gain is the pairs that the player to move wins, less those of the other, from here on; each
/// player plays for the largest expected gain, and a pair that is known is taken at once. Then
/// there are three ways to move:
///
/// - turn up an unseen card, take its twin when that is known, and otherwise an unseen card again;
/// - the same, but a card that is known already in the end, so as to show nothing more;
/// - pass: turn up two known cards that do not match.
///
/// Where passing is allowed, optimal play can stall: it is then the best that either player can
/// do, two passes in a row end the game, and the pairs that are left go to nobody.
///
/// Source: Zwick and Paterson, "The memory game", Theoretical Computer Science 110 (1993).
public struct TwoPlayerTable<Number: ExactNumber>: Sendable {
  /// A way to move when no pair is known.
  public enum Move: Int, CaseIterable, Sendable {
    /// Show nothing: two known cards that do not match.
    case pass = 0
    /// Show one unseen card.
    case one = 1
    /// Show two unseen cards, unless the first completes a pair.
    case two = 2
  }

  /// What to expect from one state on, and what to do there.
  public struct Expectation: Sendable {
    /// The expected gain of the player to move.
    public var gain: Number
    /// The move that has it; of several, the one that shows most.
    public var move: Move
    /// The expected gain of each move, by its number of cards; nil for a move that there isn't.
    public var gains: [Number?]
  }

  /// Whether a player may pass.
  public let allowsPassing: Bool
  private let table: StateTable<Expectation>

  /// The most pairs that a table is computed for.
  public static var limit: Int { 1_000 }

  /// Computes the gains for up to `pairs` pairs, within 0 and ``limit``.
  ///
  /// - Complexity: O(`pairs`²) time and memory.
  public init(pairs: Int, allowsPassing: Bool = true) {
    let pairs = min(max(pairs, 0), Self.limit)
    self.allowsPassing = allowsPassing
    let over = Expectation(gain: Number(0), move: .two, gains: [nil, nil, nil])
    table = StateTable(pairs: pairs, empty: over) { table, pairs, known in
      Self.expectation(pairs: pairs, known: known, in: table, allowsPassing: allowsPassing)
    }
  }

  private static func expectation(
    pairs: Int, known: Int, in table: borrowing StateTable<Expectation>, allowsPassing: Bool
  ) -> Expectation {
    let draw = Draw<Number>(pairs: pairs, known: known)
    let zero = Number(0)
    let matched =
      known > 0 ? draw.matchesKnown * (Number(1) + table[pairs - 1, known - 1].gain) : zero
    guard known < pairs else {
      // Every card that is turned up completes a pair: all of them are taken.
      return Expectation(gain: matched, move: .one, gains: [nil, matched, nil])
    }
    let pairAndOn = Number(1) + table[pairs - 1, known].gain
    var second = draw.secondMatchesFirst * pairAndOn
    // A second card that completes a pair with a known one gives that pair to the other player.
    second = second - draw.secondMatchesKnown * pairAndOn
    if known + 2 <= pairs {
      second = second - draw.secondIsNew * table[pairs, known + 2].gain
    }
    let two = matched + draw.isNew * second
    let one = known > 0 ? matched - draw.isNew * table[pairs, known + 1].gain : nil
    let pass = allowsPassing && known > 1 ? zero : nil
    return best(of: [pass, one, two])
  }

  private static func best(of gains: [Number?]) -> Expectation {
    var best = Expectation(gain: gains[2] ?? Number(0), move: .two, gains: gains)
    for move in [Move.one, .pass] {
      guard let gain = gains[move.rawValue], gain > best.gain + Number.slack else { continue }
      best.gain = gain
      best.move = move
    }
    return best
  }

  /// What to expect, and to do, with so many pairs left and so many of their cards known, no two
  /// of them a pair; nil for a state that there isn't, or that the table is too small for.
  ///
  /// - Complexity: O(1)
  public func expectation(pairs: Int, known: Int = 0) -> Expectation? {
    guard (0...table.pairs).contains(pairs), (0...pairs).contains(known) else { return nil }
    return table[pairs, known]
  }
}
