/// The line that is taken apart, and what its quoted texts mean.
///
/// Words are pointers into it, which are good until the next line comes: a file has millions of words, and
/// counting who refers to its bytes took half of the time.
final class LineText {
  private var memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 256)
  private var meanings: [UnsafeMutableBufferPointer<UInt8>] = []
  /// The line, without its newline.
  private(set) var line = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  deinit {
    letGo()
    memory.deallocate()
  }

  /// Takes over another line, and lets go of all that belongs to the one before.
  func hold(_ bytes: UnsafeBufferPointer<UInt8>) {
    if !meanings.isEmpty { letGo() }
    if memory.count < bytes.count {
      memory.deallocate()
      memory = .allocate(capacity: bytes.count)
    }
    _ = memory.update(from: bytes)
    line = UnsafeBufferPointer(rebasing: memory[..<bytes.count])
  }

  /// Keeps what a quoted text means, where that isn't what stands in the line.
  func keep(_ meaning: [UInt8]) -> UnsafeBufferPointer<UInt8> {
    let kept = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: meaning.count)
    _ = kept.initialize(from: meaning)
    meanings.append(kept)
    return UnsafeBufferPointer(kept)
  }

  private func letGo() {
    for meaning in meanings {
      meaning.deallocate()
    }
    meanings = []
  }
}
