/// SplitMix64: a 64-bit counter behind a strong mixing function.
///
/// It spreads a seed that a person typed over the state of a larger generator, and mixes numbers
/// into digests. Every seed is a good one, and the period is 2⁶⁴.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014), in
/// the form of Vigna's public-domain `splitmix64.c`.
public struct SplitMix64: RandomNumberGenerator, Equatable, Sendable {
  @usableFromInline var state: UInt64

  /// Creates the generator that starts behind `seed`.
  @inlinable
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// The output function alone: a bijection of 64 bits in which each bit depends on all.
  @inlinable
  public static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
