/// Takes a line of a script apart, word by word.
///
/// Words are pointers into the line, which are good while it is read: a file has millions of words, and counting
/// who refers to its bytes took half of the time.
struct LineScanner {
  /// A word. It is bytes until somebody asks for its text: most words are known by their bytes.
  struct Token {
    /// The word as it stands; of a quoted text what stands between its quotes.
    let bytes: UnsafeBufferPointer<UInt8>
    let isQuoted: Bool
    /// Whether something in it stands for something else.
    var hasEscapes = false
    let column: Int

    /// The word, or what a quoted text means.
    var text: String {
      hasEscapes ? meaning : String(decoding: bytes, as: UTF8.self)
    }

    private var meaning: String {
      // An escape has more bytes than what it stands for.
      String(unsafeUninitializedCapacity: bytes.count) { meaning in
        var (index, count) = (0, 0)
        while index < bytes.count {
          if bytes[index] == UInt8(ascii: "\\"),
            case .scalar(let scalar, let length) = Escape(at: index, in: bytes)
          {
            for byte in scalar.utf8 {
              meaning[count] = byte
              count += 1
            }
            index += length
          } else {
            meaning[count] = bytes[index]
            count += 1
            index += 1
          }
        }
        return count
      }
    }

    /// Whether it is `word`, unquoted.
    func isWord(_ word: StaticString) -> Bool {
      !isQuoted && bytes.count == word.utf8CodeUnitCount && begins(with: word)
    }

    /// Whether it is unquoted and begins with `start`.
    func begins(with start: StaticString) -> Bool {
      let count = start.utf8CodeUnitCount
      guard !isQuoted, bytes.count >= count else { return false }
      return (0..<count).allSatisfy { bytes[$0] == start.utf8Start[$0] }
    }

    /// Up to eight bytes of a word as a number, which is quick to compare; nil for what is quoted, empty or
    /// longer.
    var packed: UInt64? {
      guard !isQuoted, (1...8).contains(bytes.count) else { return nil }
      return bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  private let file: String
  private let line: Int
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next byte stands that was not looked at.
  private var index = 0
  private var column = 1
  private var next: Token?
  /// Whether the file ends where this line does.
  private let endsFile: Bool

  /// Creates a scanner at the beginning of a line, which has to be UTF-8.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, file: String, line: Int, endsFile: Bool
  ) throws(ReplayError) {
    self.bytes = bytes
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
  func isNext(_ word: StaticString) -> Bool {
    next?.isWord(word) ?? false
  }

  /// Takes the next word.
  mutating func take(_ expected: @autoclosure () -> String) throws(ReplayError) -> Token {
    guard let token = next else { throw error(expected: expected()) }
    next = try scan()
    return token
  }

  /// Takes the next word if it is `word`, unquoted.
  mutating func takeIf(_ word: StaticString) throws(ReplayError) -> Bool {
    guard isNext(word) else { return false }
    next = try scan()
    return true
  }

  /// Takes the next word, which has to be `word`.
  mutating func takeWord(_ word: StaticString) throws(ReplayError) {
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

  /// Takes the next word if it is one of a table that may stand here.
  mutating func takeIf<Choice>(
    in table: WordTable<Choice>, where isAllowed: (Choice) -> Bool = { _ in true }
  ) throws(ReplayError) -> Choice? {
    guard let choice = next.flatMap(table.choice), isAllowed(choice) else { return nil }
    next = try scan()
    return choice
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
    let found = next.isQuoted ? quoted(next.text.shortened).description : "`\(next.text.shortened)`"
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
    let rest = UnsafeBufferPointer(rebasing: bytes[startIndex...])
    var (length, continuations) = (0, 0)
    for byte in rest {
      if byte.isBlank { break }
      // A line has at most 65,536 bytes: nothing overflows.
      continuations &+= byte.continuesScalar ? 1 : 0
      length &+= 1
    }
    index += length
    column += length - continuations
    return Token(
      bytes: UnsafeBufferPointer(rebasing: rest[..<length]), isQuoted: false, column: start)
  }

  private mutating func scanQuoted() throws(ReplayError) -> Token {
    let start = column
    advance()
    let startIndex = index
    var hasEscapes = false
    while let byte = first, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try skipEscape()
      } else {
        advance()
      }
    }
    guard first != nil else {
      throw error(
        expected: "a closing quote", found: "the end of the \(endsFile ? "file" : "line")",
        at: column)
    }
    let text = UnsafeBufferPointer(rebasing: bytes[startIndex..<index])
    advance()
    guard first?.isBlank ?? true else {
      throw error(
        expected: "a space after the closing quote", found: "`\(scalar(at: index))`", at: column)
    }
    return Token(bytes: text, isQuoted: true, hasEscapes: hasEscapes, column: start)
  }

  private mutating func skipEscape() throws(ReplayError) {
    let expected = #"one of \" \\ \n \r \t \u{…}"#
    switch Escape(at: index, in: bytes) {
    case .scalar(_, let length):
      index += length
      column += length
    case .alone:
      throw error(expected: expected, found: "a lone backslash", at: column)
    case .unknown:
      throw error(expected: expected, found: "`\\\(scalar(at: index + 1))`", at: column)
    case .noScalar(let digits):
      throw error(
        expected: #"a Unicode scalar value, as in \u{1F697}"#, found: "`\\u{\(digits)`",
        at: column)
    }
  }

  /// The scalar that stands somewhere, for an error that names it.
  private func scalar(at index: Int) -> Character {
    let text = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    return text.unicodeScalars.first.map { Character($0) } ?? " "
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
