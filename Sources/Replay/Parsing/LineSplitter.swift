/// Cuts bytes that come in pieces into lines, and holds no more of them than a line and a piece.
struct LineSplitter {
  /// What has come and isn't gone yet.
  private(set) var bytes: [UInt8] = []
  /// Where the next line begins in `bytes`.
  private var start = 0
  /// How far it is known that there is no newline.
  private var searched = 0

  /// Where in ``bytes`` the next whole line is, without its newline, if it is there.
  mutating func next() -> Range<Int>? {
    let newline = bytes.withUnsafeBufferPointer { bytes in
      UnsafeBufferPointer(rebasing: bytes[searched...]).firstNewline
    }
    guard let newline else {
      searched = bytes.count
      return nil
    }
    let line = start..<searched + newline
    start = line.upperBound + 1
    searched = start
    return line
  }

  /// What has come behind the last newline.
  var rest: ArraySlice<UInt8> {
    bytes[start...]
  }

  /// Adds what comes next.
  mutating func append(_ piece: some Collection<UInt8>) {
    bytes.removeSubrange(..<start)
    searched -= start
    start = 0
    bytes.append(contentsOf: piece)
  }
}
