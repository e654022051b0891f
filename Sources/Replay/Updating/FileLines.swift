/// The lines of a file, with their ends.
struct FileLines {
  struct Line {
    /// With its end.
    var bytes: ArraySlice<UInt8>

    var ending: [UInt8] {
      bytes.suffix(2) == [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
        ? Array(bytes.suffix(2)) : [UInt8(ascii: "\n")]
    }

    /// Without its end, and without blanks at its end.
    private var text: ArraySlice<UInt8> {
      let trimmed = bytes.reversed().drop { $0.isBlank || $0 == 10 || $0 == 13 }
      return bytes.prefix(trimmed.count)
    }

    /// Whether its writer died in the middle of it.
    var isCutOff: Bool {
      text.last == UInt8(ascii: "#") && bytes.last != UInt8(ascii: "\n")
    }

    /// Whether it can stand below a step, as a part of it.
    var isChange: Bool {
      guard let first = text.first(where: { !$0.isBlank }) else { return false }
      return !first.isDigit && !text.drop(while: \.isBlank).starts(with: "//".utf8)
    }

    func replacingDigest(_ old: UInt64?, with digest: UInt64) -> [UInt8] {
      let new = Array("#\(digestText(digest))".utf8)
      let end = Array(bytes.dropFirst(text.count))
      guard old == nil else { return Array(text.dropLast(new.count)) + new + end }
      let width = String(decoding: text, as: UTF8.self).unicodeScalars.count
      let blanks = [UInt8](repeating: UInt8(ascii: " "), count: max(0, 40 - width) + 2)
      return Array(text) + blanks + new + end
    }
  }

  private var rest: ArraySlice<UInt8>
  /// The number of the line that was taken last, from 1.
  private(set) var number = 0

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  mutating func next() -> Line? {
    guard let line = peek(rest) else { return nil }
    rest = rest[line.bytes.endIndex...]
    number += 1
    return line
  }

  private func peek(_ bytes: ArraySlice<UInt8>) -> Line? {
    guard !bytes.isEmpty else { return nil }
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
    return Line(bytes: bytes[bytes.startIndex..<end])
  }

  /// Leaves out what belongs to the step above.
  mutating func skipChanges() {
    while let line = peek(rest), line.isChange { _ = next() }
  }
}
