/// A seeded generator, after SplitMix64 (Steele, Lea, Flood 2014): the same choices on each run.
struct Chance {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to `bound` - 1.
  mutating func number(below bound: Int) -> Int {
    Int(next() % UInt64(max(bound, 1)))
  }

  /// One of `elements`, which must not be empty.
  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  mutating func oneIn(_ count: Int) -> Bool {
    number(below: count) == 0
  }
}
