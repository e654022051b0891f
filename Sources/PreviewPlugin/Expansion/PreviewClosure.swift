/// The views of a `#Preview`: what stands in its braces.
struct PreviewClosure {
  /// The tokens of its braces.
  private let open: Int
  private let close: Int
  /// With its braces, in bytes.
  let range: Range<Int>
  /// Without them.
  let content: Range<Int>

  /// Finds the closure behind a macro's name and its arguments; nil where there is none that ends.
  ///
  /// - Parameters:
  ///   - tokens: The tokens of the call.
  ///   - name: The number of the name's token.
  init?(in tokens: [SourceToken], after name: Int) {
    var next = name + 1
    if next < tokens.count, tokens[next].text == "(" {
      guard let end = Self.partner(of: next, in: tokens) else { return nil }
      next = end + 1
    }
    guard next < tokens.count, tokens[next].text == "{",
      let close = Self.partner(of: next, in: tokens)
    else { return nil }
    (open, self.close) = (next, close)
    range = tokens[next].range.lowerBound..<tokens[close].range.upperBound
    content = tokens[next].range.upperBound..<tokens[close].range.lowerBound
  }

  /// Where the declarations stand that are `@Previewable`, in bytes and in order.
  func declarations(in tokens: [SourceToken]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = open + 1
    while index < close {
      if tokens[index].text == "@", tokens[index + 1].text == "Previewable" {
        let end = endOfDeclaration(from: index + 2, in: tokens)
        found.append(tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound)
        index = end
      } else {
        index = Self.partner(of: index, in: tokens).map { $0 + 1 } ?? index + 1
      }
    }
    return found
  }

  /// The number of the first token that a declaration doesn't have any more.
  private func endOfDeclaration(from start: Int, in tokens: [SourceToken]) -> Int {
    var index = start
    var hasName = false
    while index < close {
      let token = tokens[index]
      if token.text == ";" { return index + 1 }
      if hasName, token.startsLine, !Self.goesOn(to: index, in: tokens) { return index }
      if index > start, ["var", "let"].contains(tokens[index - 1].text) { hasName = true }
      index = Self.partner(of: index, in: tokens).map { $0 + 1 } ?? index + 1
    }
    return close
  }

  /// Whether a statement goes on from the last token of a line to the first of the next one.
  private static func goesOn(to index: Int, in tokens: [SourceToken]) -> Bool {
    let (last, first) = (tokens[index - 1], tokens[index])
    // What follows a type without a space makes it an optional.
    let isPostfix =
      index > 1 && last.text.hasPrefix("?")
      && tokens[index - 2].range.upperBound == last.range.lowerBound
    if isPostfix, first.kind != .sign { return false }
    let opens: Set = ["=", ",", ":", "->", "&&", "||", "??", "?", "+", "-", "*", "/"]
    return opens.contains(last.text) || first.kind == .sign || [",", ":", "{"].contains(first.text)
  }

  /// The number of the bracket that closes the one at `index`; nil for what is no bracket, and for
  /// one that nothing closes.
  private static func partner(of index: Int, in tokens: [SourceToken]) -> Int? {
    guard ["(", "[", "{"].contains(tokens[index].text) else { return nil }
    var depth = 0
    for position in index..<tokens.count {
      switch tokens[position].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0 { return position }
    }
    return nil
  }
}
