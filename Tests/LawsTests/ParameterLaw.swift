/// Who tells others of one parameter of a public function tells of all, by the names that they have: DocC refuses documentation that
/// doesn't.
///
/// What is public without a word of its own, as requirements of protocols are, isn't looked at.
enum ParameterLaw {
  /// What a comment tells of and what is declared below it.
  private struct Declaration {
    var line: Int
    var documented: [String]
    var parameters: [String]
  }

  /// What is documented otherwise than it is declared.
  static func violations(in file: SourceFile) -> [Violation] {
    declarations(in: file).flatMap { declaration -> [Violation] in
      let missing = declaration.parameters.filter { !declaration.documented.contains($0) }
        .map { "nothing is told of the parameter \($0), but of others" }
      let surplus = declaration.documented.filter { !declaration.parameters.contains($0) }
        .map { "there is no parameter \($0)" }
      return (missing + surplus).map {
        Violation(file: file, line: declaration.line, message: $0)
      }
    }
  }

  /// The functions whose comments tell of a parameter.
  private static func declarations(in file: SourceFile) -> [Declaration] {
    var index = 0
    return file.comments.compactMap { comment -> Declaration? in
      let documented = parameters(toldOf: comment.lines)
      guard !documented.isEmpty else { return nil }
      while index < file.tokens.count, file.tokens[index].line <= comment.lastLine { index += 1 }
      guard let parameters = parameters(declaredIn: file.tokens[index...]) else { return nil }
      return Declaration(
        line: comment.lastLine + 1, documented: documented, parameters: parameters)
    }
  }

  /// The names after `- Parameter`, or in the list below `- Parameters:`.
  private static func parameters(toldOf lines: [Substring]) -> [String] {
    var isInList = false
    return lines.compactMap { line -> String? in
      let words = line.drop { $0 == " " }
      let indent = line.count - words.count
      if words.hasPrefix("- Parameter ") {
        isInList = false
        return String(words.dropFirst("- Parameter ".count).prefix { $0 != ":" })
      }
      if words.hasPrefix("- Parameters:") {
        isInList = true
        return nil
      }
      guard words.hasPrefix("- ") else { return nil }
      if indent < 3 { isInList = false }
      return isInList ? String(words.dropFirst(2).prefix { $0 != ":" }) : nil
    }
  }

  /// The names that the parameters of a public function have inside of it; nil for what is no such function.
  private static func parameters(declaredIn tokens: ArraySlice<Token>) -> [String]? {
    var rest = tokens
    let functions: Set = ["func", "init", "subscript", "macro"]
    var isPublic = false
    while let token = rest.first, !functions.contains(token.text) {
      // No modifier of a function: something else is declared here.
      if ["{", "}", "=", "var", "let", "struct", "class", "enum", "protocol"].contains(token.text) {
        return nil
      }
      isPublic = isPublic || ["public", "open"].contains(token.text)
      rest.removeFirst()
      if token.text == "@" {
        rest.removeFirst()
        if rest.first?.text == "(" { skipGroup(&rest) }
      }
    }
    guard isPublic, !rest.isEmpty else { return nil }
    // Its word, and its name, which may be an operator.
    let isNamed = ["func", "macro"].contains(rest.removeFirst().text)
    if isNamed, rest.first?.text == "<" { rest.removeFirst() }
    while let token = rest.first, token.text != "(" {
      if token.text == "<" { skipGroup(&rest) } else { rest.removeFirst() }
    }
    return names(inParentheses: &rest)
  }

  private static func names(inParentheses rest: inout ArraySlice<Token>) -> [String] {
    var names: [String] = []
    var last: String?
    rest = rest.dropFirst()
    while let token = rest.first, token.text != ")" {
      switch token.text {
      case "@":
        rest = rest.dropFirst(2)
        if rest.first?.text == "(" { skipGroup(&rest) }
      case ":":
        if let last, last != "_" { names.append(last) }
        skipToComma(&rest)
        last = nil
      case "`":
        rest = rest.dropFirst()
      default:
        last = token.text
        rest = rest.dropFirst()
      }
    }
    return names
  }

  /// Leaves out a type and a default value.
  private static func skipToComma(_ rest: inout ArraySlice<Token>) {
    var before = ""
    while let token = rest.first, token.text != ")" {
      if token.text == "," {
        rest.removeFirst()
        return
      }
      let opens = ["(", "[", "{"].contains(token.text) || (token.text == "<" && before != "=")
      before = token.text
      if opens { skipGroup(&rest) } else { rest.removeFirst() }
    }
  }

  /// Leaves out what begins with an opening bracket, up to the one that closes it.
  private static func skipGroup(_ rest: inout ArraySlice<Token>) {
    let pairs = ["(": ")", "[": "]", "{": "}", "<": ">"]
    guard let opening = rest.popFirst()?.text, let closing = pairs[opening] else { return }
    var before = ""
    while let token = rest.first {
      if token.text == closing, !(closing == ">" && before == "-") {
        rest.removeFirst()
        return
      }
      before = token.text
      if pairs[token.text] != nil, opening == token.text || token.text != "<" {
        skipGroup(&rest)
      } else {
        rest.removeFirst()
      }
    }
  }
}
