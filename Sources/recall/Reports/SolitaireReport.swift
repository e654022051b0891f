import Foundation
import Simulation

/// What to expect of one player who forgets nothing, as a table.
struct SolitaireReport {
  let pairs: Int

  /// The most pairs for which every number of moves has a line of its own.
  static let distributionLimit = 30

  var lines: [String] {
    let rounded = SolitaireTable<Double>(pairs: pairs)
    let exact = SolitaireTable<Rational>(pairs: min(pairs, 60))
    guard let expected = rounded.expectation(pairs: pairs) else { return [] }
    let fraction = exact.expectation(pairs: pairs)
    let asymptotic = SolitaireTable<Double>.asymptoticMoves(pairs: pairs)
    var lines = [
      row("pairs", "\(pairs)"),
      row("moves", decimal(expected.moves), fraction?.moves),
      row("deviation", decimal(max(expected.variance, 0).squareRoot())),
      row("variance", decimal(max(expected.variance, 0)), fraction?.variance),
      row("lucky", decimal(expected.luckyMatches), fraction?.luckyMatches),
      row("(3-2ln2)n+7/8-2ln2", decimal(asymptotic)),
    ]
    if pairs <= Self.distributionLimit { lines += ["", "moves  probability"] + distribution }
    return lines
  }

  private var distribution: [String] {
    let probabilities = SolitaireDistribution<Double>(pairs: pairs).probabilities
    let fractions = SolitaireDistribution<Rational>(pairs: pairs).probabilities
    return zip(probabilities, fractions).enumerated().filter { $0.element.0 > 0 }.map {
      moves, values in
      let count = "\(moves)".padded(to: 5)
      return "\(count)  \(decimal(values.0))\(Self.note(values.1))"
    }
  }

  private func row(_ name: String, _ value: String, _ exact: Rational? = nil) -> String {
    name.padding(toLength: 20, withPad: " ", startingAt: 0) + value
      + (exact.map(Self.note) ?? "")
  }

  /// A fraction behind its decimal form, as far as anybody would read it.
  private static func note(_ exact: Rational) -> String {
    let text = exact.description
    guard exact.isRepresentable, text.count <= 40 else { return "" }
    return "  = \(text)"
  }

  private func decimal(_ value: Double) -> String {
    String(format: "%.10f", value)
  }
}
