import Foundation
import Simulation

/// What to expect of two players who forget nothing, as a table of all states.
struct TwoPlayerReport {
  let pairs: Int
  let allowsPassing: Bool

  var lines: [String] {
    let rounded = TwoPlayerTable<Double>(pairs: pairs, allowsPassing: allowsPassing)
    let exact = TwoPlayerTable<Rational>(pairs: min(pairs, 30), allowsPassing: allowsPassing)
    var lines = ["pairs  known  move           gain"]
    for left in 1...pairs {
      for known in 0...left {
        guard let best = rounded.expectation(pairs: left, known: known) else { continue }
        let fraction = exact.expectation(pairs: left, known: known)?.gain
        lines.append(
          "\(left)".padded(to: 5) + "\(known)".padded(to: 7) + "\(best.move.rawValue)".padded(to: 6)
            + String(format: "%15.10f", Self.withoutRounding(best.gain)) + Self.note(fraction))
      }
    }
    return lines
  }

  /// A gain of nothing, without the rounding that would give it a sign.
  private static func withoutRounding(_ gain: Double) -> Double {
    abs(gain) < 1e-12 ? 0 : gain
  }

  private static func note(_ exact: Rational?) -> String {
    guard let exact, exact.isRepresentable, exact.description.count <= 30 else { return "" }
    return "  = \(exact)"
  }
}
