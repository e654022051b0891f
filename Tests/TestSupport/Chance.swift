import GameModel

/// The chance of tests that try many inputs: the same on each run, by its seed.
public struct Chance: RandomNumberGenerator {
  private var generator: SplitMix64

  public init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  public mutating func next() -> UInt64 {
    generator.next()
  }

  /// A number from 0 up to, but not including, `bound`, which is positive.
  public mutating func number(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  public mutating func number(in range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &self)
  }

  public mutating func number(in range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &self)
  }

  /// Whether something happens that happens once in `count` times.
  public mutating func oneIn(_ count: Int) -> Bool {
    some(1, in: count)
  }

  /// Whether something happens that happens `part` times in `whole`.
  public mutating func some(_ part: Int, in whole: Int) -> Bool {
    number(below: whole) < part
  }

  /// One of `choices`, which are not empty.
  public mutating func one<Choice>(of choices: [Choice]) -> Choice {
    choices[number(below: choices.count)]
  }
}
