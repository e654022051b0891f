/// Takes Swift's source apart, as far as finding statements needs it: comments are left out, and
/// texts are one token each, whatever is interpolated.
struct SourceScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var startsLine = true
  private var tokens: [SourceToken] = []

  /// The tokens of a source.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func tokens(of source: String) -> [SourceToken] {
    var scanner = SourceScanner(source)
    scanner.scan()
    return scanner.tokens
  }

  private init(_ source: String) {
    bytes = Array(source.utf8)
  }

  private mutating func scan() {
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): add(.string) { $0.skipString(hashes: 0) }
      case UInt8(ascii: "#") where hashesBeforeQuote > 0:
        let hashes = hashesBeforeQuote
        add(.string) {
          $0.position += hashes
          $0.skipString(hashes: hashes)
        }
      case _ where Self.marks.contains(byte): add(.mark) { $0.position += 1 }
      case _ where Self.signs.contains(byte):
        add(.sign) { scanner in
          while let next = scanner.peek(), Self.signs.contains(next) { scanner.position += 1 }
        }
      default:
        add(.word) { scanner in
          while let next = scanner.peek(), next.isOfWord { scanner.position += 1 }
        }
      }
    }
  }

  private static let marks = Set("()[]{},;:@#".utf8)
  private static let signs = Set("/=-+!*%<>&|^~?.\\$`".utf8)

  private func peek(_ distance: Int = 0) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private mutating func add(_ kind: SourceToken.Kind, _ move: (inout SourceScanner) -> Void) {
    let start = position
    let wasFirst = startsLine
    move(&self)
    if position == start { position += 1 }
    position = min(position, bytes.count)
    startsLine = false
    tokens.append(
      SourceToken(
        kind: kind, range: start..<position, startsLine: wasFirst,
        text: String(decoding: bytes[start..<position], as: UTF8.self)))
  }

  // MARK: Comments

  private mutating func skipLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if byte == UInt8(ascii: "\n") { startsLine = true }
        position += 1
      }
    }
  }

  // MARK: Texts

  /// How many signs `#` a text begins with; 0 where none begins.
  private var hashesBeforeQuote: Int {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    return peek(count) == UInt8(ascii: "\"") ? count : 0
  }

  private func isQuote(count: Int, hashes: Int) -> Bool {
    (0..<count).allSatisfy { peek($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { peek(count + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipString(hashes: Int) {
    // `#"""#` is a quote in quotes.
    let isQuoteAlone = hashes > 0 && isQuote(count: 3, hashes: hashes)
    let quotes = isQuote(count: 3, hashes: 0) && !isQuoteAlone ? 3 : 1
    position += quotes
    while let byte = peek() {
      if byte == UInt8(ascii: "\""), isQuote(count: quotes, hashes: hashes) {
        position += quotes + hashes
        return
      }
      if byte == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ peek(1 + $0) == UInt8(ascii: "#") })
      {
        position += 1 + hashes
        if peek() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
      } else {
        if byte == UInt8(ascii: "\n"), quotes == 1 { return }
        position += 1
      }
    }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        skipString(hashes: 0)
        continue
      default: break
      }
      position += 1
      if depth == 0 { return }
    }
  }
}

extension UInt8 {
  /// Whether it is part of a name, a keyword or a number.
  fileprivate var isOfWord: Bool {
    self == UInt8(ascii: "_") || self >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
