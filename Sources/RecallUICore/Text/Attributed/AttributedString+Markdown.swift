extension AttributedString {
  /// How Markdown is read. Foundation has it on Apple's systems only.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which marks count: those of words alone, whatever is said.
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// What becomes of a text that can't be read: there is none.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

    /// Creates options, which change nothing: see ``InterpretedSyntax``.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates a string of words with Markdown's marks, as a text's literal has them: strong words, emphasis,
  /// code and what is struck through become `inlinePresentationIntent`s, links `link`s.
  ///
  /// - Parameters:
  ///   - markdown: The words with their marks.
  ///   - options: Accepted: there is one way.
  ///   - baseURL: What the addresses of links begin with that don't begin themselves.
  /// - Throws: Nothing. Programs for Foundation's initializer of this shape expect that it might.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for run in InlineMarkdown.runs(of: [.literal(markdown)]) {
      var part = AttributedString(run.string)
      var intent: InlinePresentationIntent = []
      if run.weight == .bold { intent.insert(.stronglyEmphasized) }
      if run.isItalic == true { intent.insert(.emphasized) }
      if run.design == .monospaced { intent.insert(.code) }
      if run.strikethrough != nil { intent.insert(.strikethrough) }
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      if let link = run.link {
        part.link = URL(string: link.absoluteString, relativeTo: baseURL)?.absoluteURL ?? link
      }
      append(part)
    }
  }
}
