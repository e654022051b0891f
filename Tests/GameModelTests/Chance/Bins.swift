import Foundation

/// Counts in bins that should all be the same, and how far from it they are.
struct Bins {
  private(set) var counts: [Int]

  init(_ number: Int) {
    counts = Array(repeating: 0, count: number)
  }

  mutating func add(_ bin: Int) {
    counts[bin] += 1
  }

  /// Pearson's sum of squared deviations, each over what was expected.
  var chiSquare: Double {
    let expected = Double(counts.reduce(0, +)) / Double(counts.count)
    return counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
  }

  /// What a fair draw stays under but for one chance in a million.
  ///
  /// Source: Wilson and Hilferty, "The distribution of chi-square" (1931).
  static func critical(degrees: Int) -> Double {
    let quantile = 4.7534
    let spread = 2 / (9 * Double(degrees))
    return Double(degrees) * pow(1 - spread + quantile * spread.squareRoot(), 3)
  }
}
