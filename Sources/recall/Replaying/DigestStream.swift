import Replay

/// The digests after all events.
struct DigestStream {
  private let keepsAll: Bool
  private var digests: [UInt64] = []
  private(set) var count = 0
  /// FNV-1a of all of them, by the word.
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  init(keepsAll: Bool) {
    self.keepsAll = keepsAll
  }

  mutating func add(_ event: PlayedEvent, _ target: StageTarget) {
    let digest = target.digest
    count += 1
    value = (value ^ digest) &* 0x0000_0100_0000_01B3
    value ^= value >> 29
    if keepsAll { digests.append(digest) }
  }

  func digest(at index: Int) -> UInt64? {
    digests.indices.contains(index) ? digests[index] : nil
  }
}
