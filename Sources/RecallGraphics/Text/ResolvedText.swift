/// A font with nothing left to look up: what a text measurer and a rasterizer need.
public struct ResolvedFont: Hashable, Sendable {
  /// In points.
  public var size: CGFloat
  /// From 1 to 1000 as in CSS: 400 is regular, 700 bold.
  public var weight: Int
  public var isItalic: Bool
  public var design: Font.Design
  /// Whether all digits are as wide as each other.
  public var hasMonospacedDigits: Bool

  public init(
    size: CGFloat, weight: Int = 400, isItalic: Bool = false, design: Font.Design = .default,
    hasMonospacedDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// Text with its fonts and colors, ready to be measured and drawn.
public struct ResolvedText: Equatable, Sendable {
  /// A stretch of text in one font and color.
  public struct Run: Equatable, Sendable {
    public var string: String
    public var font: ResolvedFont
    public var color: Color.Resolved
    /// What the letters are filled with instead of the color, in the geometry of the text; nil for the
    /// color. Emoji keep their own.
    public var gradient: Paint?
    public var isUnderlined: Bool
    public var isStruckThrough: Bool
    /// What is put behind each letter, in points.
    public var kerning: CGFloat
    /// The color of the line under the text; nil for the text's.
    public var underlineColor: Color.Resolved?
    /// The color of the line through the text; nil for the text's.
    public var strikethroughColor: Color.Resolved?
    public var underlinePattern: TextLinePattern
    public var strikethroughPattern: TextLinePattern
    /// How far the letters stand above their line, in points.
    public var baselineOffset: CGFloat

    public init(
      string: String, font: ResolvedFont, color: Color.Resolved, isUnderlined: Bool = false,
      isStruckThrough: Bool = false, kerning: CGFloat = 0,
      underlineColor: Color.Resolved? = nil, strikethroughColor: Color.Resolved? = nil,
      baselineOffset: CGFloat = 0, gradient: Paint? = nil,
      underlinePattern: TextLinePattern = .solid, strikethroughPattern: TextLinePattern = .solid
    ) {
      self.string = string
      self.font = font
      self.color = color
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.kerning = kerning
      self.underlineColor = underlineColor
      self.strikethroughColor = strikethroughColor
      self.baselineOffset = baselineOffset
      self.gradient = gradient
      self.underlinePattern = underlinePattern
      self.strikethroughPattern = strikethroughPattern
    }
  }

  /// Where a last line is cut that is too long.
  public enum TruncationMode: String, CaseIterable, Sendable {
    case head, middle, tail
  }

  public var runs: [Run]
  /// How lines shorter than the longest one stand in its width.
  public var alignment: TextAlignment
  /// The most lines that are drawn; the last one ends in an ellipsis when it is cut. `nil` for any.
  public var lineLimit: Int?
  /// Where the last line is cut that is drawn.
  public var truncationMode: TruncationMode
  /// What is put between lines, in points; less than nothing for lines that are nearer to each other than usual.
  public var lineSpacing: CGFloat
  /// Where its lines begin; nil for where the first letter of each paragraph does, as `TextDirection(of:)` has it.
  ///
  /// It decides on which side the words and values of a line stand that are written in different directions, not how
  /// lines stand in the text's width.
  public var direction: TextDirection?

  public init(
    runs: [Run], alignment: TextAlignment = .leading, lineLimit: Int? = nil,
    truncationMode: TruncationMode = .tail, lineSpacing: CGFloat = 0,
    direction: TextDirection? = nil
  ) {
    self.runs = runs
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncationMode = truncationMode
    self.lineSpacing = lineSpacing
    self.direction = direction
  }

  /// This text in fonts of a part of their size.
  package func scaled(by factor: CGFloat) -> ResolvedText {
    guard factor != 1 else { return self }
    var text = self
    for index in text.runs.indices {
      text.runs[index].font.size *= factor
      text.runs[index].kerning *= factor
      text.runs[index].baselineOffset *= factor
    }
    return text
  }

  /// The text without its looks.
  public var string: String {
    runs.map(\.string).joined()
  }
}
