/// A font, by what is wanted of it; the rasterizer finds one.
public struct Font: Hashable, Sendable {
  /// The shapes of a font's letters.
  public enum Design: String, CaseIterable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// How heavy a font's strokes are.
  public struct Weight: Hashable, Sendable {
    /// On the scale of CSS, from 1 to 1000.
    package let value: Int

    private init(value: Int) {
      self.value = value
    }

    public static let ultraLight = Weight(value: 200)
    public static let thin = Weight(value: 100)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)

    /// The weight that is part of a font's name in small letters; regular where none is.
    fileprivate init(_ name: String) {
      let known: [(String, Weight)] = [
        ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
        ("semibold", .semibold), ("demibold", .semibold), ("heavy", .heavy), ("black", .black),
        ("bold", .bold),
      ]
      self = known.first { name.contains($0.0) }?.1 ?? .regular
    }
  }

  /// A role of text, with the size that goes with it.
  ///
  /// The sizes are those of iOS at its default setting (Human Interface Guidelines,
  /// "Typography", Large).
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote
    case caption, caption2

    /// In points.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }
  }

  package var resolved: ResolvedFont
  /// The role that the font is for, if it has one: its size then follows people's wishes.
  private var style: TextStyle?

  private init(resolved: ResolvedFont) {
    self.resolved = resolved
  }

  /// This font as large as people want text to be.
  ///
  /// - Parameter scale: How many times larger than usually text is that has a role.
  package func resolved(scale: CGFloat) -> ResolvedFont {
    guard style != nil, scale != 1 else { return resolved }
    var font = resolved
    font.size *= scale
    return font
  }

  /// A font of `size` points, at the usual size of text, which follows people's wishes as a role does.
  package static func system(
    size: CGFloat, weight: Weight? = nil, relativeTo style: TextStyle
  ) -> Font {
    var font = Font.system(size: size, weight: weight)
    font.style = style
    return font
  }

  /// A font of `size` points; of none when that is negative or no finite number.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(
      resolved: ResolvedFont(
        size: size.isFinite ? max(size, 0) : 0, weight: (weight ?? .regular).value,
        design: design ?? .default))
  }

  /// A font for a role.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    var font = Font.system(
      size: style.size, weight: weight ?? (style == .headline ? .semibold : .regular),
      design: design)
    font.style = style
    return font
  }

  /// The system's font at a size that follows people's wishes, in the weight that a name ends with:
  /// `Avenir-Heavy`. No program's fonts are loaded, and the system's stands for one that isn't there.
  ///
  /// - Parameters:
  ///   - name: The font's name.
  ///   - size: In points; none when that is negative or no finite number.
  ///   - textStyle: The role whose size it follows.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle = .body
  ) -> Font {
    var font = custom(name, fixedSize: size)
    font.style = textStyle
    return font
  }

  /// The system's font at a size, in the weight that a name ends with.
  ///
  /// - Parameters:
  ///   - name: The font's name.
  ///   - fixedSize: In points; none when that is negative or no finite number.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    let words = name.split(separator: "-").last.map { $0.lowercased() } ?? ""
    let font = Font.system(size: fixedSize, weight: Weight(words))
    return words.contains("italic") || words.contains("oblique") ? font.italic() : font
  }

  public static let largeTitle = Font.system(.largeTitle)
  public static let title = Font.system(.title)
  public static let title2 = Font.system(.title2)
  public static let title3 = Font.system(.title3)
  public static let headline = Font.system(.headline)
  public static let body = Font.system(.body)
  public static let callout = Font.system(.callout)
  public static let subheadline = Font.system(.subheadline)
  public static let footnote = Font.system(.footnote)
  public static let caption = Font.system(.caption)
  public static let caption2 = Font.system(.caption2)

  /// This font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.resolved.weight = weight.value
    return font
  }

  /// This font in bold.
  public func bold() -> Font {
    weight(.bold)
  }

  /// This font with digits that are all as wide as each other.
  public func monospacedDigit() -> Font {
    var font = self
    font.resolved.hasMonospacedDigits = true
    return font
  }

  /// This font slanted.
  public func italic() -> Font {
    var font = self
    font.resolved.isItalic = true
    return font
  }

  /// This font in letters that are all as wide as each other.
  public func monospaced() -> Font {
    var font = self
    font.resolved.design = .monospaced
    return font
  }
}
