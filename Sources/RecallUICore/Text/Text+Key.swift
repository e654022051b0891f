extension Text {
  /// Creates a view that shows what a literal says, with Markdown's marks for its looks; where the
  /// environment has a catalog of another language, what that says.
  public init(_ key: LocalizedStringKey) {
    self.init(runs: Text.runs(of: key.content))
  }

  private static func runs(of content: LocalizedStringKey.Content) -> [Run] {
    switch content {
    case .literal(let literal):
      guard InlineMarkdown.hasMarks(literal) else { return [Run(string: literal, words: .key)] }
      return runs(of: TextWords(template: literal, pieces: [.literal(literal)]))
    case .verbatim(let text): return [Run(string: text)]
    case .name(let name): return [Run(string: name, words: .name)]
    case .pieces(let pieces): return InlineMarkdown.runs(of: pieces)
    case .words(let words): return runs(of: words)
    }
  }

  private static func runs(of words: TextWords) -> [Run] {
    var runs = InlineMarkdown.runs(of: words.pieces)
    for index in runs.indices { runs[index].words = .words(words) }
    return runs
  }
}
