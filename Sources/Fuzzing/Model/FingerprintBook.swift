import Replay

/// Finds states that a digest confuses, and states that have two digests.
struct FingerprintBook {
  private var states: [UInt64: String] = [:]
  private var digests: [String: UInt64] = [:]

  /// Adds a state with its digest; tells what doesn't fit what was added before.
  mutating func add(_ fingerprint: (state: String, digest: UInt64)) -> String? {
    let (state, digest) = fingerprint
    let earlierState = states.updateValue(state, forKey: digest)
    let earlierDigest = digests.updateValue(digest, forKey: state)
    if let earlierState, earlierState != state {
      return "expected another digest than #\(digestText(digest)), which another state has"
    }
    if let earlierDigest, earlierDigest != digest {
      return "expected the digest #\(digestText(earlierDigest)), which the same state had, "
        + "found #\(digestText(digest))"
    }
    return nil
  }
}
