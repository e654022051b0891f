/// The probability of every number of moves of the optimal solitaire player.
///
/// The same recursion as ``SolitaireTable``, carried out on whole distributions.
public struct SolitaireDistribution<Number: ExactNumber>: Sendable {
  /// By the number of moves, from 0 to the 2 n − 1 that always suffice.
  public let probabilities: [Number]

  /// The most pairs that a distribution is computed for.
  public static var limit: Int { 200 }

  /// Computes the distribution for `pairs` pairs, within 0 and ``limit``.
  ///
  /// - Complexity: O(`pairs`³) time, O(`pairs`²) memory.
  public init(pairs: Int) {
    let pairs = min(max(pairs, 0), Self.limit)
    var fewer: [[Number]] = [[Number(1)]]
    for left in 0..<pairs {
      fewer = Self.row(pairs: left + 1, fewer: fewer)
    }
    probabilities = fewer[0]
  }

  /// The distributions for all numbers of known cards, from those with a pair less.
  private static func row(pairs: Int, fewer: [[Number]]) -> [[Number]] {
    let empty = Array(repeating: Number(0), count: max(pairs * 2, 1))
    var row = Array(repeating: empty, count: pairs + 1)
    for known in stride(from: pairs, through: 0, by: -1) {
      let draw = Draw<Number>(pairs: pairs, known: known)
      var sum = empty
      func add(_ next: [Number], after moves: Int, probability: Number) {
        for (more, other) in next.enumerated() where more + moves < sum.count {
          sum[more + moves] = sum[more + moves] + probability * other
        }
      }
      if known > 0 { add(fewer[known - 1], after: 1, probability: draw.matchesKnown) }
      if known < pairs {
        add(fewer[known], after: 1, probability: draw.isNew * draw.secondMatchesFirst)
        if known > 0 {
          add(fewer[known], after: 2, probability: draw.isNew * draw.secondMatchesKnown)
        }
        if known + 2 <= pairs {
          add(row[known + 2], after: 1, probability: draw.isNew * draw.secondIsNew)
        }
      }
      row[known] = sum
    }
    return row
  }
}
