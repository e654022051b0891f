/// The generator behind every deal: xoshiro256**, with a period of 2²⁵⁶ − 1.
///
/// The same seed gives the same numbers on every machine, in debug and release.
///
/// Source: Blackman and Vigna, "Scrambled linear pseudorandom number generators" (2021), and
/// their public-domain `xoshiro256starstar.c`; seeded with ``SplitMix64``, as they advise.
public struct Xoshiro256StarStar: RandomNumberGenerator, Equatable, Sendable {
  @usableFromInline var s0: UInt64
  @usableFromInline var s1: UInt64
  @usableFromInline var s2: UInt64
  @usableFromInline var s3: UInt64

  /// Creates the generator of `seed`: any number will do, zero too.
  @inlinable
  public init(seed: UInt64) {
    var spread = SplitMix64(seed: seed)
    s0 = spread.next()
    s1 = spread.next()
    s2 = spread.next()
    s3 = spread.next()
  }

  /// Creates the generator of the `stream`-th of many independent sequences of `seed`.
  ///
  /// Work that is cut into pieces takes a stream for each piece, so that its result doesn't
  /// depend on who worked on which piece, or when.
  @inlinable
  public init(seed: UInt64, stream: UInt64) {
    self.init(seed: SplitMix64.mix(seed &+ 0x9E37_79B9_7F4A_7C15) ^ SplitMix64.mix(stream))
  }

  /// Creates a generator in a state of its own choosing, or nil for four zeros, the one state that
  /// it can't leave.
  public init?(state s0: UInt64, _ s1: UInt64, _ s2: UInt64, _ s3: UInt64) {
    guard s0 | s1 | s2 | s3 != 0 else { return nil }
    self.s0 = s0
    self.s1 = s1
    self.s2 = s2
    self.s3 = s3
  }

  /// The state, as ``init(state:_:_:_:)`` takes it.
  public var state: [UInt64] { [s0, s1, s2, s3] }

  /// The next 64 bits.
  @inlinable @inline(__always)
  public mutating func next() -> UInt64 {
    let product = s1 &* 5
    let result = ((product << 7) | (product >> 57)) &* 9
    let shifted = s1 << 17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = (s3 << 45) | (s3 >> 19)
    return result
  }
}
