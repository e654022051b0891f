import RecallGraphics

extension ResolvedFont {
  /// The size, in points, from which the default design uses letters drawn for display.
  ///
  /// The same bound as Apple's system font has between its text and display cuts (Human
  /// Interface Guidelines, "Typography").
  static let displaySize: CGFloat = 20

  /// The families that this font is looked for in, best first, for a description of pango.
  ///
  /// The first of each is in the package that `FontPackages` names; the generic name at the end
  /// lets a system without it still show text.
  var families: String {
    switch design {
    case .default:
      // The digits of Inter Display differ in width even where they are asked not to: 1 by 15 %.
      size < Self.displaySize || hasMonospacedDigits
        ? "Inter,DejaVu Sans,sans-serif" : "Inter Display,Inter,DejaVu Sans,sans-serif"
    case .serif: "Vollkorn,DejaVu Serif,serif"
    case .rounded: "Quicksand,Inter,DejaVu Sans,sans-serif"
    case .monospaced: "JetBrains Mono,DejaVu Sans Mono,monospace"
    }
  }
}

/// The Debian packages of the fonts that text is drawn with.
public enum FontPackages {
  /// Without this one there is no game: the decks are emoji.
  public static let emoji = "fonts-noto-color-emoji"
  /// Inter, Vollkorn, Quicksand and JetBrains Mono, in the order of `Font.Design`.
  public static let text = [
    "fonts-inter", "fonts-vollkorn", "fonts-quicksand", "fonts-jetbrains-mono",
  ]
}
