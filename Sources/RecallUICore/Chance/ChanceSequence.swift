/// Where a stage's chance has got to: SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
struct ChanceSequence {
  private var state: UInt64
  /// Whether anything was drawn: then it is part of the stage's state.
  private(set) var isUsed = false

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    isUsed = true
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// What the next draws depend on, as text.
  var text: String { String(state, radix: 16) }
}
