import GameModel

/// Draws what a fuzzer does: from a seed, in whole numbers only.
///
/// Each round of a fuzzer has a stream of its own, so that a round can be run again alone.
public struct FuzzGenerator: RandomNumberGenerator, Sendable {
  private var source: Xoshiro256StarStar

  /// Creates the generator of one stream of a seed.
  public init(seed: UInt64, stream: UInt64 = 0) {
    source = Xoshiro256StarStar(seed: seed, stream: stream)
  }

  @inline(__always)
  public mutating func next() -> UInt64 {
    source.next()
  }

  /// A number of a range, each as likely as any other.
  @inline(__always)
  public mutating func number(in range: ClosedRange<Int>) -> Int {
    let width = UInt64(bitPattern: Int64(range.upperBound) &- Int64(range.lowerBound))
    let offset = width == .max ? next() : uniform(below: width + 1)
    return Int(truncatingIfNeeded: Int64(range.lowerBound) &+ Int64(bitPattern: offset))
  }

  /// Whether something happens that has a probability.
  @inline(__always)
  public mutating func happens(_ ratio: Ratio) -> Bool {
    uniform(below: ratio.denominator) < ratio.numerator
  }

  /// One of the elements, each as likely as any other; nil when there are none.
  public mutating func element<Elements: RandomAccessCollection>(
    of elements: Elements
  ) -> Elements.Element? {
    guard !elements.isEmpty else { return nil }
    let offset = Int(uniform(below: UInt64(elements.count)))
    return elements[elements.index(elements.startIndex, offsetBy: offset)]
  }

  /// One of the choices, each as likely as its weight says; the first when all weights are zero.
  public mutating func choice<Choice>(
    _ first: (Choice, weight: Int), _ others: (Choice, weight: Int)...
  ) -> Choice {
    let share = UInt64(max(0, first.weight))
    let total = others.reduce(share) { $0 + UInt64(max(0, $1.weight)) }
    guard total > 0 else { return first.0 }
    let drawn = uniform(below: total)
    guard drawn >= share else { return first.0 }
    return Self.choice(of: others, at: drawn - share) ?? first.0
  }

  /// One of the choices, each as likely as its weight says; nil when all weights are zero.
  public mutating func choice<Choice>(of choices: [(Choice, weight: Int)]) -> Choice? {
    let total = choices.reduce(UInt64(0)) { $0 + UInt64(max(0, $1.weight)) }
    return total > 0 ? Self.choice(of: choices, at: uniform(below: total)) : nil
  }

  /// The choice in whose share of all weights a number lies, counted from 0; nil behind the last one.
  private static func choice<Choice>(
    of choices: [(Choice, weight: Int)], at number: UInt64
  ) -> Choice? {
    var left = number
    for (choice, weight) in choices {
      let share = UInt64(max(0, weight))
      guard left >= share else { return choice }
      left -= share
    }
    return nil
  }
}
