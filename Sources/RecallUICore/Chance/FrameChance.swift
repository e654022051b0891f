import VirtualTime

/// What is drawn for frames, which must not matter to anything: each instant begins anew.
struct FrameChance {
  private var instant: Instant?
  private var sequence = ChanceSequence(seed: 0)

  mutating func next(at now: Instant) -> UInt64 {
    if instant != now {
      instant = now
      sequence = ChanceSequence(seed: UInt64(bitPattern: now.nanoseconds))
    }
    return sequence.next()
  }
}
