/// A font in the shape of UIKit's: a `Font` for programs that name it so.
public final class UIFont: Sendable {
  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight

    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  /// What a text is for.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle
    /// In points, at the usual size of text (Human Interface Guidelines, "Typography").
    let size: CGFloat

    public static let largeTitle = TextStyle(style: .largeTitle, size: 34)
    public static let title1 = TextStyle(style: .title, size: 28)
    public static let title2 = TextStyle(style: .title2, size: 22)
    public static let title3 = TextStyle(style: .title3, size: 20)
    public static let headline = TextStyle(style: .headline, size: 17)
    public static let subheadline = TextStyle(style: .subheadline, size: 15)
    public static let body = TextStyle(style: .body, size: 17)
    public static let callout = TextStyle(style: .callout, size: 16)
    public static let footnote = TextStyle(style: .footnote, size: 13)
    public static let caption1 = TextStyle(style: .caption, size: 12)
    public static let caption2 = TextStyle(style: .caption2, size: 11)
  }

  /// What the family and face are called.
  public let fontName: String
  /// In points.
  public let pointSize: CGFloat
  let font: Font

  private init(_ font: Font, name: String, size: CGFloat) {
    self.font = font
    fontName = name
    pointSize = size
  }

  /// Creates a font of a family; where there is none of its name, the system's stands for it.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(.custom(fontName, size: fontSize), name: fontName, size: fontSize)
  }

  /// How high a line is, in points: about as high as one of a text on a stage.
  public var lineHeight: CGFloat { 1.2 * pointSize }
  /// The size of usual text of the system, in points (UIKit's documentation).
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small text of the system, in points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons' titles, in points.
  public static var buttonFontSize: CGFloat { 18 }

  /// The system's font.
  public static func systemFont(
    ofSize fontSize: CGFloat, weight: Weight = .regular
  ) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight), name: "System", size: fontSize)
  }

  /// The system's font in bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font, slanted.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize).italic(), name: "System", size: fontSize)
  }

  /// The system's font with digits that are all as wide as each other.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(
      .system(size: fontSize, weight: weight.weight).monospacedDigit(), name: "System",
      size: fontSize)
  }

  /// The system's font with letters that are all as wide as each other.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      .system(size: fontSize, weight: weight.weight, design: .monospaced), name: "System",
      size: fontSize)
  }

  /// The font of texts for something.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), name: "System", size: style.size)
  }
}

extension Font {
  /// Creates a font of UIKit's.
  public init(_ font: UIFont) {
    self = font.font
  }
}
