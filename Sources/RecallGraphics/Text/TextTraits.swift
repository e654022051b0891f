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
  /// Nil for that of the letters.
  package var lineHeight: TextLineHeight?
  /// Which letters a line begins with; nil for what the text is.
  package var writingDirection: TextDirectionStrategy?

  package init() {}
}

/// How far lines of a text are from each other, each from its baseline to the next.
package enum TextLineHeight: Hashable, Sendable {
  /// As a part of the height that the letters have.
  case part(CGFloat)
  /// As a factor of the letters' size.
  case factor(CGFloat)
  /// So many points more than the letters have.
  case increase(CGFloat)
  /// In points.
  case exact(CGFloat)

  /// What is put between lines, in points; less than nothing where they are nearer to each other than usual.
  ///
  /// - Parameters:
  ///   - size: The letters', in points.
  ///   - height: What a line of these letters has, in points.
  package func spacing(ofSize size: CGFloat, height: CGFloat) -> CGFloat {
    let spacing =
      switch self {
      case .part(let part): (part - 1) * height
      case .factor(let factor): factor * size - height
      case .increase(let points): points
      case .exact(let points): points - height
      }
    guard spacing.isFinite else { return 0 }
    // A quarter of it is left: lines never stand on each other.
    return min(max(spacing, -0.75 * height), 1_000)
  }
}

/// What decides where lines of a text begin.
package enum TextDirectionStrategy: Hashable, Sendable {
  case contentBased, layoutBased
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
