/// Takes a line of a script apart, word by word.
struct LineScanner {
  /// A word. It is bytes until somebody asks for its text: most words are known by their bytes, and a
  /// file has millions of them.
  struct Token {
    /// The word as it stands, or what a quoted text means, in UTF-8; good until the next line is read.
    let bytes: UnsafeBufferPointer<UInt8>
    let isQuoted: Bool
    let column: Int

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether it is `word`, unquoted.
    func isWord(_ word: String) -> Bool {
      !isQuoted && bytes.count == word.utf8.count && bytes.elementsEqual(word.utf8)
    }

    /// Up to eight bytes of a word as a number, which is quick to compare; nil for what is quoted, empty or
    /// longer.
    var packed: UInt64? {
      guard !isQuoted, (1...8).contains(bytes.count) else { return nil }
      return bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Whether it is unquoted and begins with `start`.
    func begins(with start: String) -> Bool {
      !isQuoted && bytes.starts(with: start.utf8)
    }
  }

  private let file: String
  private let line: Int
  private let text: LineText
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next byte stands that was not looked at.
  private var index: Int
  private var column = 1
  private var next: Token?
  /// Whether the file ends where this line does.
  private let endsFile: Bool

  /// Creates a scanner at the beginning of a line, which has to be UTF-8.
  init(_ text: LineText, file: String, line: Int, endsFile: Bool) throws(ReplayError) {
    self.text = text
    bytes = text.line
    index = 0
    self.file = file
    self.line = line
    self.endsFile = endsFile
    next = try scan()
  }

  /// The word that comes next, or `nil` at the end of the line.
  var peek: Token? {
    next
  }

  /// Where the word stands that comes next.
  var place: TextPlace {
    TextPlace(line: line, column: next?.column ?? column)
  }

  /// Whether the next word is `word`, unquoted.
  func isNext(_ word: String) -> Bool {
    next?.isWord(word) ?? false
  }

  /// Takes the next word.
  mutating func take(_ expected: @autoclosure () -> String) throws(ReplayError) -> Token {
    guard let token = next else { throw error(expected: expected()) }
    next = try scan()
    return token
  }

  /// Takes the next word if it is `word`, unquoted.
  mutating func takeIf(_ word: String) throws(ReplayError) -> Bool {
    guard isNext(word) else { return false }
    _ = try take(word)
    return true
  }

  /// Takes the next word, which has to be `word`.
  mutating func takeWord(_ word: String) throws(ReplayError) {
    guard try takeIf(word) else { throw error(expected: "`\(word)`") }
  }

  /// Takes the next word as what `read` makes of it, or refuses it.
  mutating func take<Value>(
    _ expected: @autoclosure () -> String, _ read: (Token) -> Value?
  ) throws(ReplayError) -> Value {
    guard let token = next, let value = read(token) else { throw error(expected: expected()) }
    next = try scan()
    return value
  }

  /// Takes the next word, which has to be one of a few; another one is refused, with what was likely meant.
  ///
  /// - Parameters:
  ///   - type: What the words are.
  ///   - isAllowed: Whether one may stand here.
  ///   - expected: What an error expects.
  mutating func take<Choice: RawRepresentable<String> & CaseIterable & Equatable>(
    oneOf type: Choice.Type, where isAllowed: (Choice) -> Bool = { _ in true },
    _ expected: @autoclosure () -> String
  ) throws(ReplayError) -> Choice {
    guard let choice = next?.choice(of: type), isAllowed(choice) else {
      let meant = Choice.allCases.filter(isAllowed)
      throw error(expected: expected(), meaning: meant.map(\.rawValue))
    }
    next = try scan()
    return choice
  }

  /// An error about the word that comes next, which was perhaps to be one of a few.
  func error(expected: String, meaning words: [String]) -> ReplayError {
    var error = error(expected: expected)
    guard let word = next?.word, let meant = nearestWord(to: word, among: words) else {
      return error
    }
    error.found += "; did you mean `\(meant)`?"
    return error
  }

  /// Refuses what is left of the line.
  func finish(_ expected: String = "the end of the line") throws(ReplayError) {
    guard next == nil else { throw error(expected: expected) }
  }

  /// An error about the word that comes next.
  func error(expected: String) -> ReplayError {
    guard let next else {
      return error(
        expected: expected, found: "the end of the \(endsFile ? "file" : "line")", at: column)
    }
    let found = next.isQuoted ? quoted(next.text.shortened) : "`\(next.text.shortened)`"
    return error(expected: expected, found: found, at: next.column)
  }

  func error(expected: String, found: String, at column: Int) -> ReplayError {
    ReplayError(
      at: SourcePosition(file: file, line: line, column: column), expected: expected, found: found
    )
  }

  // MARK: Bytes

  /// The next byte.
  private var first: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func advance() {
    guard index < bytes.endIndex else { return }
    // The column of a scalar is that of its first byte; the bytes that go on with it add nothing.
    column += bytes[index].continuesScalar ? 0 : 1
    index += 1
  }

  private mutating func scan() throws(ReplayError) -> Token? {
    while index < bytes.endIndex, bytes[index].isBlank {
      index += 1
      column += 1
    }
    guard index < bytes.endIndex else { return nil }
    return bytes[index] == UInt8(ascii: "\"") ? try scanQuoted() : scanBare()
  }

  private mutating func scanBare() -> Token {
    let (start, startIndex) = (column, index)
    var (end, continuations) = (index, 0)
    while end < bytes.endIndex {
      let byte = bytes[end]
      if byte.isBlank { break }
      continuations += byte.continuesScalar ? 1 : 0
      end += 1
    }
    index = end
    column += end - startIndex - continuations
    return Token(
      bytes: UnsafeBufferPointer(rebasing: bytes[startIndex..<end]), isQuoted: false, column: start)
  }

  private mutating func scanQuoted() throws(ReplayError) -> Token {
    let start = column
    advance()
    if let text = plainText { return Token(bytes: text, isQuoted: true, column: start) }
    var meaning: [UInt8] = []
    while let byte = first {
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        guard first?.isBlank ?? true else {
          throw error(
            expected: "a space after the closing quote", found: foundHere(), at: column)
        }
        return Token(bytes: text.keep(meaning), isQuoted: true, column: start)
      case UInt8(ascii: "\\"):
        meaning += Array(String(try scanEscape()).utf8)
      default:
        meaning.append(byte)
        advance()
      }
    }
    throw error(
      expected: "a closing quote", found: "the end of the \(endsFile ? "file" : "line")", at: column
    )
  }

  /// What stands before the closing quote, if that means itself; it is taken then.
  private var plainText: UnsafeBufferPointer<UInt8>? {
    mutating get {
      var (end, continuations) = (index, 0)
      while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
        if bytes[end] == UInt8(ascii: "\\") { return nil }
        continuations += bytes[end].continuesScalar ? 1 : 0
        end += 1
      }
      guard end < bytes.count, end + 1 == bytes.count || bytes[end + 1].isBlank else { return nil }
      let text = UnsafeBufferPointer(rebasing: bytes[index..<end])
      column += end - index - continuations + 1
      index = end + 1
      return text
    }
  }

  private mutating func scanEscape() throws(ReplayError) -> Unicode.Scalar {
    let expected = #"one of \" \\ \n \r \t \u{…}"#
    let start = column
    advance()
    guard let kind = first else {
      throw error(expected: expected, found: "a lone backslash", at: start)
    }
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      advance()
      return Unicode.Scalar(kind)
    case UInt8(ascii: "n"):
      advance()
      return "\n"
    case UInt8(ascii: "r"):
      advance()
      return "\r"
    case UInt8(ascii: "t"):
      advance()
      return "\t"
    case UInt8(ascii: "u"):
      advance()
      return try scanScalar(from: start)
    default:
      throw error(expected: expected, found: "`\\\(foundScalar())`", at: start)
    }
  }

  private mutating func scanScalar(from start: Int) throws(ReplayError) -> Unicode.Scalar {
    var digits: [UInt8] = []
    if first == UInt8(ascii: "{") {
      advance()
      while let byte = first, byte != UInt8(ascii: "}"), digits.count <= 8, !byte.isBlank {
        digits.append(byte)
        advance()
      }
    }
    let isClosed = first == UInt8(ascii: "}")
    let isHex = !digits.isEmpty && digits.allSatisfy(\.isHexDigit)
    let text = String(decoding: digits, as: UTF8.self)
    guard isClosed, isHex, let number = UInt32(text, radix: 16), let scalar = Unicode.Scalar(number)
    else {
      throw error(
        expected: #"a Unicode scalar value, as in \u{1F697}"#, found: "`\\u{\(text)`", at: start)
    }
    advance()
    return scalar
  }

  private func foundScalar() -> Character {
    String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first.map {
      Character($0)
    }
      ?? " "
  }

  private func foundHere() -> String {
    "`\(foundScalar())`"
  }
}

extension UInt8 {
  /// Whether it separates words.
  var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t")
  }
}

extension String {
  /// At most 40 scalars of it, for an error that names it.
  var shortened: String {
    let limit = 40
    guard unicodeScalars.count > limit else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(limit))) + "…"
  }
}
