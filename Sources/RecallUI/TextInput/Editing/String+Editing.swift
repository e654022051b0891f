/// Places in a text, in bytes of UTF-8.
///
/// - Complexity: O(1), but for `replaceBytes` and characters or words without end.
extension String {
  func place(_ bytes: Int) -> Index {
    utf8.index(utf8.startIndex, offsetBy: Swift.min(Swift.max(bytes, 0), utf8.count))
  }

  private func bytes(before index: Index) -> Int {
    utf8.distance(from: utf8.startIndex, to: index)
  }

  /// Puts text in place of a stretch.
  mutating func replaceBytes(_ range: Range<Int>, by string: String) {
    replaceSubrange(place(range.lowerBound)..<place(range.upperBound), with: string)
    makeContiguousUTF8()
  }

  /// Where the character begins that a byte is in.
  func boundary(atOrBefore bytes: Int) -> Int {
    self.bytes(before: boundary(bytes))
  }

  private func boundary(_ bytes: Int) -> Index {
    let index = scalarStart(bytes)
    guard index < endIndex, Index(index, within: self) == nil else { return index }
    // The end of the character that it is in, and back.
    return self.index(before: self.index(after: index))
  }

  /// Where the next character begins, if a byte is in the middle of one.
  func boundary(atOrAfter bytes: Int) -> Int {
    let before = boundary(atOrBefore: bytes)
    return before < Swift.min(Swift.max(bytes, 0), utf8.count) ? character(after: before) : before
  }

  private func scalarStart(_ bytes: Int) -> Index {
    var index = place(bytes)
    while index > startIndex, index < endIndex, utf8[index] & 0xC0 == 0x80 {
      index = utf8.index(before: index)
    }
    return index
  }

  /// The place behind the character at a place.
  func character(after bytes: Int) -> Int {
    let index = boundary(bytes)
    return index < endIndex ? self.bytes(before: self.index(after: index)) : utf8.count
  }

  /// The place before the character that ends at a place.
  func character(before bytes: Int) -> Int {
    let index = boundary(bytes)
    return index > startIndex ? self.bytes(before: self.index(before: index)) : 0
  }

  // MARK: Words

  /// The end of the word at a place, or of the next one.
  func word(after bytes: Int) -> Int {
    var index = boundary(bytes)
    while index < endIndex, self[index].wordPart != .word { index = self.index(after: index) }
    while index < endIndex, self[index].wordPart == .word { index = self.index(after: index) }
    return self.bytes(before: index)
  }

  /// The beginning of the word at a place, or of the one before.
  func word(before bytes: Int) -> Int {
    var index = boundary(bytes)
    func part(_ index: Index) -> WordPart { self[self.index(before: index)].wordPart }
    while index > startIndex, part(index) != .word { index = self.index(before: index) }
    while index > startIndex, part(index) == .word { index = self.index(before: index) }
    return self.bytes(before: index)
  }

  /// What a double click selects: a word, or what lies between words.
  func word(around bytes: Int) -> Range<Int> {
    guard !isEmpty else { return 0..<0 }
    var start = boundary(bytes)
    if start == endIndex { start = index(before: start) }
    let kind = self[start].wordPart
    var end = start
    while start > startIndex, self[index(before: start)].wordPart == kind {
      start = index(before: start)
    }
    while end < endIndex, self[end].wordPart == kind { end = index(after: end) }
    // A line end belongs to nothing.
    if start == end { end = index(after: start) }
    return self.bytes(before: start)..<self.bytes(before: end)
  }

  // MARK: Lines

  /// Where the line begins that a place is on, by the line ends in the text.
  func lineStart(of bytes: Int) -> Int {
    var index = boundary(bytes)
    while index > startIndex, !self[self.index(before: index)].isNewline {
      index = self.index(before: index)
    }
    return self.bytes(before: index)
  }

  /// Where the line ends that a place is on.
  func lineEnd(of bytes: Int) -> Int {
    var index = boundary(bytes)
    while index < endIndex, !self[index].isNewline { index = self.index(after: index) }
    return self.bytes(before: index)
  }
}

private enum WordPart {
  case word, space, lineEnd, other
}

extension Character {
  fileprivate var wordPart: WordPart {
    if isNewline { return .lineEnd }
    if isWhitespace { return .space }
    return isLetter || isNumber || self == "_" || self == "'" || self == "’" ? .word : .other
  }
}
