/// A line of the compiler's output that tells of an error.
struct CompilerComplaint: Equatable {
  let path: String
  /// Counts from 1, in bytes.
  let line: Int
  let column: Int

  /// Reads `path:line:column: error: …`; nil for every other line.
  init?(_ text: Substring) {
    guard let end = text.firstRange(of: ": error: ") else { return nil }
    let parts = text[..<end.lowerBound].split(separator: ":")
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]),
      let column = Int(parts[parts.count - 1])
    else { return nil }
    path = parts.dropLast(2).joined(separator: ":")
    self.line = line
    self.column = column
  }

  /// Where it is in a text, in bytes; the end, where the text has no such place.
  func offset(in text: String) -> Int {
    var offset = 0
    var line = 1
    for byte in text.utf8 where line < self.line {
      offset += 1
      if byte == UInt8(ascii: "\n") { line += 1 }
    }
    return min(offset + column - 1, text.utf8.count)
  }
}
