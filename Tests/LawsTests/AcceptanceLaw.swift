/// What programs may say without effect is named on the page that tells what differs from SwiftUI.
enum AcceptanceLaw {
  private static let kinds: Set = [
    "func", "var", "let", "init", "subscript", "case", "struct", "class", "enum", "protocol",
    "actor", "typealias", "extension",
  ]

  /// The functions and properties of a file without effect that the page doesn't name.
  ///
  /// - Parameter names: What the page names.
  static func violations(in file: SourceFile, names: Set<String>) -> [Violation] {
    accepted(in: file).filter { !names.contains($0.text) }.map { name in
      Violation(
        file: file, line: name.line,
        message: "\(name.text) has no effect, and the page of differences doesn't name it")
    }
  }

  /// The words between backticks on a page.
  static func names(in page: String) -> Set<String> {
    let words = page.split(separator: "\n").flatMap { line -> [String] in
      let parts = line.split(separator: "`", omittingEmptySubsequences: false)
      return parts.indices.filter { $0 % 2 == 1 }.flatMap { index in
        parts[index].split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { String($0) }
      }
    }
    return Set(words)
  }

  /// The names of the functions and properties whose comments say that they have no effect.
  private static func accepted(in file: SourceFile) -> [Token] {
    file.comments.filter(saysSo).compactMap { comment -> Token? in
      let below = file.tokens.drop { $0.line <= comment.lastLine }
      guard let kind = below.firstIndex(where: { kinds.contains($0.text) }) else { return nil }
      guard ["func", "var", "let"].contains(below[kind].text) else { return nil }
      return below[(kind + 1)...].first
    }
  }

  /// Whether a comment says so before it comes to parameters.
  private static func saysSo(_ comment: DocumentationComment) -> Bool {
    let lines = comment.lines.map { $0.drop { $0 == " " } }
    let summary = lines.prefix { !$0.hasPrefix("-") }.joined(separator: " ")
    return summary.contains("aken for what programs") || summary.contains("whatever is said.")
  }
}
