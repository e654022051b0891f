extension Text {
  /// Creates a view that shows a string with the looks that it says of its parts (`AttributeScopes.SwiftUIAttributes`):
  /// they count before those that are said of the text. A link has the color of what can be acted on, and
  /// leads where it says.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      runs: attributedContent.runs.map { run in
        Run(String(attributedContent[run.range].characters), run.attributes)
      })
  }
}

extension Text.Run {
  fileprivate init(_ string: String, _ attributes: AttributeContainer) {
    self.init(string: string)
    let intent = attributes.inlinePresentationIntent ?? []
    font = attributes.font
    if intent.contains(.stronglyEmphasized) { weight = .bold }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { design = .monospaced }
    if intent.contains(.strikethrough) { strikethrough = TextLine() }
    if let color = attributes.foregroundColor { style = AnyShapeStyle(color) }
    background = attributes.backgroundColor
    if let link = attributes.link { lead(to: link) }
    if let line = attributes.underlineStyle { underline = TextLine(line) }
    if let line = attributes.strikethroughStyle { strikethrough = TextLine(line) }
    kerning = attributes.kern
    tracking = attributes.tracking
    baselineOffset = attributes.baselineOffset
  }
}

extension TextLine {
  fileprivate init(_ style: Text.LineStyle) {
    self.init(isActive: true, color: style.color, pattern: style.pattern)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Shows a string with the looks that it says of its parts.
  public mutating func appendInterpolation(_ attributedContent: AttributedString) {
    appendInterpolation(Text(attributedContent))
  }
}
