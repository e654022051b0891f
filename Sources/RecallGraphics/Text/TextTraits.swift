/// What views around a text say of its letters; what the text says itself counts more.
package struct TextTraits: Equatable {
  package var weight: Font.Weight?
  package var isItalic: Bool?
  package var design: Font.Design?
  package var hasMonospacedDigits: Bool?
  package var underline: TextLine?
  package var strikethrough: TextLine?
  /// In points, as the two below.
  package var kerning: CGFloat?
  package var tracking: CGFloat?
  package var baselineOffset: CGFloat?
  package var letterCase: TextCase?
  /// What sizes of fonts are multiplied by.
  package var scale: CGFloat?

  package init() {}
}

/// A line under text, or through it.
package struct TextLine: Equatable {
  package var isActive: Bool
  /// Nil for the text's color.
  package var color: Color?
  package var pattern: TextLinePattern

  package init(
    isActive: Bool = true, color: Color? = nil, pattern: TextLinePattern = .solid
  ) {
    self.isActive = isActive
    self.color = color
    self.pattern = pattern
  }
}
