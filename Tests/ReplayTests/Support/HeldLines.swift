/// Lines that scanners point into, which stay as long as this does.
final class HeldLines {
  private var lines: [UnsafeMutableBufferPointer<UInt8>] = []

  deinit {
    for line in lines { line.deallocate() }
  }

  func hold(_ bytes: some Collection<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let line = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = line.initialize(from: bytes)
    lines.append(line)
    return UnsafeBufferPointer(line)
  }
}
