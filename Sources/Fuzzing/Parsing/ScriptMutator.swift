/// Spoils the text of a script, a little or a lot.
struct ScriptMutator {
  var generator: FuzzGenerator

  /// The bytes after one to eight random changes.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<generator.number(in: 1...8) {
      mutate(&bytes)
    }
    return bytes
  }

  /// Bytes of which each is drawn alone.
  mutating func noise() -> [UInt8] {
    (0..<generator.number(in: 0...200)).map { _ in byte() }
  }

  private mutating func byte() -> UInt8 {
    UInt8(truncatingIfNeeded: generator.next())
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let place = generator.number(in: 0...bytes.count)
    let end = min(bytes.count, place + generator.number(in: 0...12))
    switch generator.number(in: 0...6) {
    case 0 where place < bytes.count: bytes[place] = byte()
    case 1 where place < bytes.count: bytes[place] ^= 1 << UInt8(generator.number(in: 0...7))
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: generator.number(in: 0...bytes.count))
    case 4: bytes.removeSubrange(place...)
    case 5: moveLine(in: &bytes)
    default: bytes.insert(contentsOf: (generator.element(of: Self.words) ?? "").utf8, at: place)
    }
  }

  private mutating func moveLine(in bytes: inout [UInt8]) {
    let newline = UInt8(ascii: "\n")
    // Behind the last line, too, as long as this takes.
    bytes.append(newline)
    defer { bytes.removeLast() }
    let newlines = bytes.newlines
    func start(of line: Int) -> Int { line == 0 ? 0 : newlines[line - 1] + 1 }
    let last = newlines.count - 1
    let from = generator.number(in: 0...last)
    let to = generator.number(in: 0...last)
    let moved = start(of: from)..<start(of: from + 1)
    let line = Array(bytes[moved])
    bytes.removeSubrange(moved)
    bytes.insert(
      contentsOf: line, at: to <= from ? start(of: to) : start(of: to + 1) - line.count)
  }

  private static let words = [
    " ", "\n", "\r", "\t", "\u{0}", "0", "-", "+", ".", ",", "#", "\"", "\\", "\\u{", "}", "//",
    "->",
    " tap ", " end ", " start ", "deck", "pairs 1", "99999999999999999999", "18446744073709551615",
    "-9223372036854775808", "1e300", "nan", "0x10", "٣", "recall-replay 1\n",
    "#0123456789abcdef", " pointer 1", " button middle", " with shift", " gone", " = ",
  ]
}
