/// A word or a punctuation character of Swift code, with where it stands.
struct Token: Equatable, Sendable {
  var text: String
  /// Counted from 1.
  var line: Int
}

/// Reads Swift code as tokens, without its comments and without what its strings say.
///
/// Code in a string's interpolation is code. A regex literal is read as punctuation and words; a
/// lone quotation mark in one hides the rest of its line, and no more.
struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [Token] = []

  /// The tokens of `source`.
  static func tokens(of source: String) -> [Token] {
    var lexer = Lexer(bytes: Array(source.utf8))
    lexer.readCode(untilClosingParenthesis: false)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func startsWith(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private mutating func advance(by count: Int) {
    for _ in 0..<count where position < bytes.count { advance() }
  }

  private mutating func readCode(untilClosingParenthesis: Bool) {
    var depth = 0
    while let byte = peek() {
      if startsWith("//") {
        skipLine()
      } else if startsWith("/*") {
        skipBlockComment()
      } else if let hashes = hashesBeforeQuote() {
        readString(hashes: hashes)
      } else if Self.isWord(byte) {
        readWord()
      } else {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        if untilClosingParenthesis, depth < 0 {
          advance()
          return
        }
        if !Self.isSpace(byte) {
          tokens.append(Token(text: String(UnicodeScalar(byte)), line: line))
        }
        advance()
      }
    }
  }

  private mutating func readWord() {
    let start = position
    while let byte = peek(), Self.isWord(byte) { position += 1 }
    tokens.append(
      Token(text: String(decoding: bytes[start..<position], as: UTF8.self), line: line))
  }

  // MARK: Comments

  private mutating func skipLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if startsWith("/*") {
        depth += 1
        advance(by: 2)
      } else if startsWith("*/") {
        depth -= 1
        advance(by: 2)
        if depth == 0 { return }
      } else {
        advance()
      }
    }
  }

  // MARK: Strings

  /// How many `#` stand before the quotation mark of a string that begins here.
  private func hashesBeforeQuote() -> Int? {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    return peek(count) == UInt8(ascii: "\"") ? count : nil
  }

  private func hasHashes(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func readString(hashes: Int) {
    advance(by: hashes)
    let isMultiline = startsWith("\"\"\"")
    let quotes = isMultiline ? 3 : 1
    advance(by: quotes)
    while let byte = peek() {
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, after: 1) {
        advance(by: 1 + hashes)
        let isInterpolation = peek() == UInt8(ascii: "(")
        advance(by: 1)
        if isInterpolation { readCode(untilClosingParenthesis: true) }
      } else if startsWith(isMultiline ? "\"\"\"" : "\""), hasHashes(hashes, after: quotes) {
        advance(by: quotes + hashes)
        return
      } else if byte == UInt8(ascii: "\n"), !isMultiline {
        return
      } else {
        advance()
      }
    }
  }

  // MARK: Characters

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
      true
    default:
      false
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }
}
