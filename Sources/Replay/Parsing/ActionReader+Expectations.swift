import Interaction

/// What an expectation can compare with.
private enum ComparisonWord: String, CaseIterable {
  case equal = "="
  case different = "!="
  case less = "<"
  case greater = ">"
  case exists, gone

  static let expected = "a comparison (\(allCases.map(\.rawValue).joined(separator: ", ")))"
}

extension ActionReader {
  private var looks: Bool { version >= ReplayGrammar.versionThatLooks }

  /// Reads what stands behind `expect`.
  func readExpect(_ scanner: inout LineScanner) throws(ReplayError) -> ReplayAction {
    if looks, try scanner.takeSubject("picture") {
      let name = try scanner.take("a picture's file, *.txt or *.png, in this folder or below it") {
        token in
        token.value.flatMap { $0.isPicture ? $0 : nil }
      }
      guard try scanner.takeIf("within") else { return .expectPicture(name) }
      let range = ReplayGrammar.tolerances
      return .expectPicture(
        name,
        tolerance: try scanner.take(
          "how far channels may be off, from \(range.lowerBound) to \(range.upperBound)"
        ) { token in token.integer(in: range) })
    }
    if scanner.isNext("effect") {
      var ahead = scanner
      _ = try ahead.take("effect")
      if !ahead.isAtComparison(looks: looks) {
        scanner = ahead
        return .expectEffect(try StageEffect.read(from: &scanner))
      }
    }
    if scanner.isNext("announcement") {
      var ahead = scanner
      _ = try ahead.take("announcement")
      if !ahead.isAtComparison(looks: looks) {
        scanner = ahead
        return .expectEffect(.announce(try Announcement.read(from: &scanner)))
      }
    }
    return .expect(try readExpectation(&scanner))
  }

  /// Reads what stands behind `wait`.
  func readWait(_ scanner: inout LineScanner) throws(ReplayError) -> ReplayAction {
    guard looks, try scanner.takeIf("until") else { return .wait }
    let expectation = try readExpectation(&scanner)
    try scanner.takeWord("for")
    try scanner.takeWord("at")
    try scanner.takeWord("most")
    return .waitUntil(expectation, milliseconds: try readDuration(&scanner))
  }

  /// Reads what stands behind `scroll`, if that is `to`; an element of that name is scrolled `by` something.
  func readScrollTo(_ scanner: inout LineScanner) throws(ReplayError) -> ReplayAction? {
    guard looks, scanner.isNext("to") else { return nil }
    var ahead = scanner
    try ahead.takeWord("to")
    guard !ahead.isNext("by") else { return nil }
    scanner = ahead
    let name = try scanner.take("an element's identifier", \.name)
    guard try scanner.takeIf("at") else { return .scrollTo(name) }
    return .scrollTo(name, at: try readPlace(&scanner))
  }

  private func readExpectation(
    _ scanner: inout LineScanner
  ) throws(ReplayError) -> ReplayExpectation {
    guard looks else {
      let name = try scanner.take("the name of a line of the snapshot", \.name)
      try scanner.takeWord("=")
      return ReplayExpectation(.state(name), .equal(try readValue(&scanner)))
    }
    let subject = try readSubject(&scanner)
    return ReplayExpectation(subject, try readComparison(&scanner))
  }

  private func readValue(_ scanner: inout LineScanner) throws(ReplayError) -> String {
    try scanner.take("a value, in quotes if it has spaces", \.value)
  }

  private func readSubject(
    _ scanner: inout LineScanner
  ) throws(ReplayError) -> ReplayExpectation.Subject {
    guard try scanner.takeSubject("element") else {
      return .state(try scanner.take("the name of a line of the snapshot", \.name))
    }
    let position = scanner
    let token = try scanner.take("an element's identifier") { $0.name == nil ? nil : $0 }
    if !scanner.isAtComparison(looks: true), scanner.peek != nil {
      return .element(token.text, try readProperty(&scanner))
    }
    guard !token.isQuoted, let dot = token.text.lastIndex(of: ".") else {
      return .element(token.text, nil)
    }
    let suffix = String(token.text[token.text.index(after: dot)...])
    if let property = ElementProperty(rawValue: suffix) {
      return .element(String(token.text[..<dot]), property)
    }
    guard scanner.isNext("exists") || scanner.isNext("gone") else {
      var error = position.error(expected: ElementProperty.expected)
      let words = ElementProperty.allCases.map(\.rawValue)
      if let meant = nearestWord(to: suffix, among: words) {
        error.found += "; did you mean `\(token.text[...dot])\(meant)`?"
      }
      throw error
    }
    return .element(token.text, nil)
  }

  private func readProperty(_ scanner: inout LineScanner) throws(ReplayError) -> ElementProperty {
    try scanner.take(oneOf: ElementProperty.self, ElementProperty.expected)
  }

  private func readComparison(
    _ scanner: inout LineScanner
  ) throws(ReplayError) -> ReplayExpectation.Comparison {
    if scanner.isNext("==") {
      var error = scanner.error(expected: ComparisonWord.expected)
      error.found += "; did you mean `=`?"
      throw error
    }
    switch try scanner.take(oneOf: ComparisonWord.self, ComparisonWord.expected) {
    case .equal: return .equal(try readValue(&scanner))
    case .different: return .different(try readValue(&scanner))
    case .less: return .less(try readNumber(&scanner))
    case .greater: return .greater(try readNumber(&scanner))
    case .exists: return .exists
    case .gone: return .gone
    }
  }

  private func readNumber(_ scanner: inout LineScanner) throws(ReplayError) -> DecimalNumber {
    try scanner.take("a number, as in -12.5") { $0.word.flatMap(DecimalNumber.init) }
  }
}

extension ElementProperty {
  fileprivate static let expected =
    "what of the element is meant (\(allCases.map(\.rawValue).joined(separator: ", ")))"
}

extension LineScanner {
  /// Takes a word that says what kind of thing is looked at, unless it is the name of a line.
  fileprivate mutating func takeSubject(_ word: StaticString) throws(ReplayError) -> Bool {
    guard isNext(word) else { return false }
    var ahead = self
    try ahead.takeWord(word)
    guard !ahead.isAtComparison(looks: true) else { return false }
    self = ahead
    return true
  }

  /// - Parameter looks: Whether there are others than `=`.
  fileprivate func isAtComparison(looks: Bool) -> Bool {
    guard let word = peek?.word else { return false }
    return looks ? ComparisonWord(rawValue: word) != nil : word == "="
  }
}

extension String {
  /// Whether it names a file of a picture, from a folder on downwards.
  fileprivate var isPicture: Bool {
    leadsDown && (hasSuffix(".txt") || hasSuffix(".png")) && utf8.count > 4
  }
}
