extension Text {
  /// Creates a view that shows what a literal says, with Markdown's marks for its looks.
  public init(_ key: LocalizedStringKey) {
    self.init(runs: InlineMarkdown.runs(of: key.pieces))
  }
}
