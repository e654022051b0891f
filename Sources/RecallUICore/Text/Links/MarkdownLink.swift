/// A link in a text's literal: `[words](address "title")`, or `<address>`.
struct MarkdownLink {
  let address: URL
  /// What is shown of it, in places of the literal.
  let label: Range<Int>
  /// Where the literal goes on.
  let end: Int

  /// Reads the link that begins at a place of a literal; nil where none does.
  ///
  /// - Parameters:
  ///   - characters: The literal, with nil for each value between its words.
  ///   - start: Where a bracket stands.
  ///   - said: What the literal says between two places, values too.
  init?(in characters: [Character?], at start: Int, saying said: (Range<Int>) -> String) {
    guard characters[start] == "[" else {
      self.init(betweenAnglesIn: characters, at: start, saying: said)
      return
    }
    guard let close = MarkdownLink.end(of: "[", "]", in: characters, at: start),
      close + 1 < characters.count, characters[close + 1] == "(",
      let last = MarkdownLink.end(of: "(", ")", in: characters, at: close + 1)
    else { return nil }
    var from = close + 2
    var to = last
    while from < to, characters[from]?.isWhitespace == true { from += 1 }
    while from < to, characters[to - 1]?.isWhitespace == true { to -= 1 }
    if let title = MarkdownLink.title(in: characters, from..<to) { to = title }
    if to - from >= 2, characters[from] == "<", characters[to - 1] == ">" {
      (from, to) = (from + 1, to - 1)
    } else if characters[from..<to].contains(where: { $0?.isWhitespace == true }) {
      return nil
    }
    guard from < to, let address = URL(string: said(from..<to)) else { return nil }
    self.init(address: address, label: (start + 1)..<close, end: last + 1)
  }

  private init(address: URL, label: Range<Int>, end: Int) {
    (self.address, self.label, self.end) = (address, label, end)
  }

  /// An address with a scheme, or of a letter.
  private init?(
    betweenAnglesIn characters: [Character?], at start: Int, saying said: (Range<Int>) -> String
  ) {
    guard let close = characters[start...].firstIndex(of: ">"), close > start + 1,
      !characters[start..<close].contains(where: { $0?.isWhitespace == true })
    else { return nil }
    let label = (start + 1)..<close
    let words = said(label)
    guard let first = words.first, first.isASCII, first.isLetter || first.isNumber,
      let address = URL(string: words.contains(":") ? words : "mailto:\(words)"),
      words.contains("@") || (address.scheme?.count ?? 0) > 1
    else { return nil }
    self.init(address: address, label: label, end: close + 1)
  }

  /// Where the bracket is closed that is opened at `start`.
  private static func end(
    of open: Character, _ close: Character, in characters: [Character?], at start: Int
  ) -> Int? {
    var depth = 0
    var index = start
    while index < characters.count {
      switch characters[index] {
      case "\\": index += 1
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Where an address ends that has a title, `"words"`, behind it.
  private static func title(in characters: [Character?], _ range: Range<Int>) -> Int? {
    guard range.count > 2, let quote = characters[range.upperBound - 1],
      quote == "\"" || quote == "'",
      let begin = characters[range].firstIndex(of: quote), begin < range.upperBound - 1,
      begin > range.lowerBound, characters[begin - 1]?.isWhitespace == true
    else { return nil }
    return characters[range.lowerBound..<begin].lastIndex { $0?.isWhitespace != true }.map {
      $0 + 1
    }
  }
}
