/// Cuts bytes that come in pieces into lines, and holds no more of them than a line and a piece.
struct LineSplitter {
  private var bytes: [UInt8] = []
  /// Where the next line begins in `bytes`.
  private var start = 0
  /// How far it is known that there is no newline.
  private var searched = 0

  /// The next whole line without its newline, if it is there.
  mutating func next() -> ArraySlice<UInt8>? {
    guard let newline = bytes[searched...].firstNewline else {
      searched = bytes.count
      return nil
    }
    defer {
      start = newline + 1
      searched = start
    }
    return bytes[start..<newline]
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
