/// A link in a text's literal: `[words](address "title")`, or `<address>`.
struct MarkdownLink {
  let address: URL
  /// What is shown of it, in places of the literal.
  let label: Range<Int>
  /// Where the literal goes on.
  let end: Int
}

/// The links of a literal.
///
/// Where brackets are closed is found once for all of them, so that a literal of nothing but brackets takes as long as
/// any other.
struct MarkdownLinks {
  /// The literal, with nil for each value between its words.
  private let characters: [Character?]
  /// Where each bracket is closed.
  private var closings: [Int: Int] = [:]
  /// The places of white space, of brackets that open or close an address by themselves, and of quotes, in order.
  private var spaces: [Int] = []
  private var angles: [Int] = []
  private var quotes: [Character: [Int]] = [:]
  /// Where the words end that stand before each place.
  private var ends: [Int] = []

  /// - Parameter characters: A literal, with nil for each value between its words.
  /// - Complexity: O(*n*) for *n* characters.
  init(in characters: [Character?]) {
    self.characters = characters
    var (squares, rounds): ([Int], [Int]) = ([], [])
    var isEscaped = false
    for (index, character) in characters.enumerated() {
      ends.append(
        index > 0 && characters[index - 1]?.isWhitespace == true ? ends[index - 1] : index)
      if let character, character == "\"" || character == "'" {
        quotes[character, default: []].append(index)
      }
      guard let character else {
        isEscaped = false
        continue
      }
      if character.isWhitespace { spaces.append(index) }
      if character == "<" || character == ">" { angles.append(index) }
      if isEscaped {
        isEscaped = false
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case "[": squares.append(index)
      case "(": rounds.append(index)
      case "]": if let open = squares.popLast() { closings[open] = index }
      case ")": if let open = rounds.popLast() { closings[open] = index }
      default: break
      }
    }
  }

  /// Reads the link that begins at a place of the literal; nil where none does.
  ///
  /// - Parameters:
  ///   - start: Where a bracket stands.
  ///   - said: What the literal says between two places, values too.
  func link(at start: Int, saying said: (Range<Int>) -> String) -> MarkdownLink? {
    guard characters[start] == "[" else { return link(betweenAnglesAt: start, saying: said) }
    guard let close = closings[start], close + 1 < characters.count, characters[close + 1] == "(",
      let last = closings[close + 1]
    else { return nil }
    var from = close + 2
    var to = last
    while from < to, characters[from]?.isWhitespace == true { from += 1 }
    while from < to, characters[to - 1]?.isWhitespace == true { to -= 1 }
    if let title = title(in: from..<to) { to = title }
    if to - from >= 2, characters[from] == "<", characters[to - 1] == ">" {
      (from, to) = (from + 1, to - 1)
    } else if first(of: spaces, from: from).map({ $0 < to }) == true {
      return nil
    }
    guard from < to, let address = URL(string: said(from..<to)) else { return nil }
    return MarkdownLink(address: address, label: (start + 1)..<close, end: last + 1)
  }

  /// An address with a scheme, or of a letter.
  private func link(
    betweenAnglesAt start: Int, saying said: (Range<Int>) -> String
  ) -> MarkdownLink? {
    guard let close = first(of: angles, from: start + 1), characters[close] == ">",
      close > start + 1, first(of: spaces, from: start).map({ $0 > close }) != false
    else { return nil }
    let label = (start + 1)..<close
    let words = said(label)
    guard let first = words.first, first.isASCII, first.isLetter || first.isNumber,
      let address = URL(string: words.contains(":") ? words : "mailto:\(words)"),
      words.contains("@") || (address.scheme?.count ?? 0) > 1
    else { return nil }
    return MarkdownLink(address: address, label: label, end: close + 1)
  }

  /// The first of some places that doesn't lie before another one.
  ///
  /// - Complexity: O(log *n*) for *n* places.
  private func first(of places: [Int], from start: Int) -> Int? {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < places.count ? places[low] : nil
  }

  /// Where an address ends that has a title, `"words"`, behind it.
  private func title(in range: Range<Int>) -> Int? {
    guard range.count > 2, let quote = characters[range.upperBound - 1],
      let quotes = quotes[quote], let begin = first(of: quotes, from: range.lowerBound),
      begin < range.upperBound - 1, begin > range.lowerBound,
      characters[begin - 1]?.isWhitespace == true
    else { return nil }
    let end = ends[begin]
    return end > range.lowerBound ? end : nil
  }
}
