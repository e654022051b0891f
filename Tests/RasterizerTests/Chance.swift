import RecallUI

/// A generator with a seed, for tests that try many inputs: SplitMix64 (Steele, Lea and Flood,
/// "Fast splittable pseudorandom number generators", 2014).
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func double(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &self)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &self)
  }

  /// True once in `count` times.
  mutating func once(in count: Int) -> Bool {
    int(1...count) == 1
  }

  /// One of `choices`, which are not empty.
  mutating func one<Choice>(of choices: [Choice]) -> Choice {
    choices[int(0...(choices.count - 1))]
  }
}
