extension AttributedString {
  /// Creates a string of words with Markdown's marks, as a text's literal has them: strong words, emphasis,
  /// code and what is struck through become `inlinePresentationIntent`s; links stay as they are written.
  ///
  /// - Throws: Nothing. Programs for Foundation's initializer of this shape expect that it might.
  public init(markdown: String) throws {
    self.init()
    for run in InlineMarkdown.runs(of: [.literal(markdown)]) {
      var part = AttributedString(run.string)
      var intent: InlinePresentationIntent = []
      if run.weight == .bold { intent.insert(.stronglyEmphasized) }
      if run.isItalic == true { intent.insert(.emphasized) }
      if run.design == .monospaced { intent.insert(.code) }
      if run.strikethrough != nil { intent.insert(.strikethrough) }
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      append(part)
    }
  }
}
