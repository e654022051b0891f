/// A font with nothing left to look up: what a text measurer and a rasterizer need.
public struct ResolvedFont: Hashable, Sendable {
  /// In points.
  public var size: CGFloat
  /// From 1 to 1000 as in CSS: 400 is regular, 700 bold.
  public var weight: Int
  public var isItalic: Bool
  public var design: Font.Design

  public init(
    size: CGFloat, weight: Int = 400, isItalic: Bool = false, design: Font.Design = .default
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
  }
}

/// Text with its fonts and colors, ready to be measured and drawn.
public struct ResolvedText: Equatable, Sendable {
  /// A stretch of text in one font and color.
  public struct Run: Equatable, Sendable {
    public var string: String
    public var font: ResolvedFont
    public var color: Color.Resolved

    public init(string: String, font: ResolvedFont, color: Color.Resolved) {
      self.string = string
      self.font = font
      self.color = color
    }
  }

  public var runs: [Run]
  /// How lines shorter than the longest one stand in its width.
  public var alignment: TextAlignment
  /// The most lines that are drawn; the last one ends in an ellipsis when it is cut. `nil` for any.
  public var lineLimit: Int?

  public init(runs: [Run], alignment: TextAlignment = .leading, lineLimit: Int? = nil) {
    self.runs = runs
    self.alignment = alignment
    self.lineLimit = lineLimit
  }

  /// The text without its looks.
  public var string: String {
    runs.map(\.string).joined()
  }
}
