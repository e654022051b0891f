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
    var lines: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == newline {
      lines.append(start..<index)
      start = index + 1
    }
    lines.append(start..<bytes.count)
    let line = lines.remove(at: generator.number(in: 0...(lines.count - 1)))
    lines.insert(line, at: generator.number(in: 0...lines.count))
    var moved: [UInt8] = []
    moved.reserveCapacity(bytes.count)
    for (index, line) in lines.enumerated() {
      if index > 0 { moved.append(newline) }
      moved.append(contentsOf: bytes[line])
    }
    bytes = moved
  }

  private static let words = [
    " ", "\n", "\r", "\t", "\u{0}", "0", "-", "+", ".", ",", "#", "\"", "\\", "\\u{", "}", "//",
    "->",
    " tap ", " end ", " start ", "deck", "pairs 1", "99999999999999999999", "18446744073709551615",
    "-9223372036854775808", "1e300", "nan", "0x10", "٣", "recall-replay 1\n",
    "#0123456789abcdef", " pointer 1", " button middle", " with shift", " gone", " = ",
  ]
}
