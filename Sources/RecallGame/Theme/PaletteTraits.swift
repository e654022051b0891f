import RecallUI

/// What of a palette somebody has set beside light and dark.
package struct PaletteTraits: Equatable {
  /// Whether text has seven times the luminance of what it lies on: what WCAG 2.2 asks for at best (1.4.6).
  package var hasHighContrast = false
  /// What is to be acted on, as `0xRRGGBB`; nil for the palette's own color.
  package var accent: UInt32?

  package init() {}
}

private struct PaletteTraitsKey: EnvironmentKey {
  static var defaultValue: PaletteTraits { PaletteTraits() }
}

extension EnvironmentValues {
  package var paletteTraits: PaletteTraits {
    get { self[PaletteTraitsKey.self] }
    set { self[PaletteTraitsKey.self] = newValue }
  }
}

extension Palette {
  package init(_ scheme: ColorScheme, backs: CardBackStyle = .coral, traits: PaletteTraits) {
    self.init(scheme, backs: backs)
    if traits.hasHighContrast { raiseContrast(scheme) }
    if let hex = traits.accent {
      let contrast = traits.hasHighContrast ? 7 : 4.5
      accent = Palette.readable(hex, contrast: contrast)
      link = Palette.text(hex, on: [panel, tableTop, tableBottom], scheme, contrast: contrast)
    }
  }

  private mutating func raiseContrast(_ scheme: ColorScheme) {
    let isDark = scheme == .dark
    (tableTop, tableBottom) =
      isDark
      ? (Color(hex: 0x0A1A21), Color(hex: 0x000000)) : (Color(hex: 0xFFFFFF), Color(hex: 0xEFF6F4))
    text = Color(hex: isDark ? 0xFFFFFF : 0x06181D)
    (quiet, placeEdge, panelText, panelQuiet) = (text, text, text, text)
    control = Color(hex: isDark ? 0xFFFFFF : 0x12353D, opacity: isDark ? 0.2 : 0.14)
    panel = Color(hex: isDark ? 0x0F2229 : 0xFFFFFF)
    cardEdge = Color(hex: 0x2B2B2B)
    (gain, loss) = (Color(hex: 0x14532D), Color(hex: 0x8C1D1D))
    accent = Color(hex: 0x8F2226)
    link = Color(hex: isDark ? 0xFFC2B8 : 0x7A1A20)
    danger = Color(hex: isDark ? 0xFFC2B8 : 0x8C1510)
    bonusEdge = Color(hex: 0x8A4A08)
  }

  /// A color on which white text can be read: the one that is given, or a darker one of its hue.
  private static func readable(_ hex: UInt32, contrast: Double) -> Color {
    var components = components(of: hex)
    // White has a luminance of 1; what lies below may have at most this.
    let most = 1.05 / contrast - 0.05
    while luminance(components) > most { components = components.map { $0 * 0.96 } }
    return Color(red: components[0], green: components[1], blue: components[2])
  }

  /// A color of text that can be read on all of some grounds: the one that is given, or one of its hue that is darker, or
  /// lighter in dark surroundings.
  private static func text(
    _ hex: UInt32, on grounds: [Color], _ scheme: ColorScheme, contrast: Double
  ) -> Color {
    var components = components(of: hex)
    let luminances = grounds.map { ground in
      let own = ground.resolve(in: EnvironmentValues())
      return luminance([own.red, own.green, own.blue].map(Double.init))
    }
    if scheme == .dark {
      let least = min(contrast * ((luminances.max() ?? 0) + 0.05) - 0.05, 0.99)
      while luminance(components) < least { components = components.map { 1 - (1 - $0) * 0.96 } }
    } else {
      let most = max(((luminances.min() ?? 1) + 0.05) / contrast - 0.05, 0.001)
      while luminance(components) > most { components = components.map { $0 * 0.96 } }
    }
    return Color(red: components[0], green: components[1], blue: components[2])
  }

  private static func components(of hex: UInt32) -> [Double] {
    [16, 8, 0].map { Double((hex >> UInt32($0)) & 0xFF) / 255 }
  }

  /// The relative luminance that WCAG defines, of components in sRGB.
  private static func luminance(_ components: [Double]) -> Double {
    let linear = components.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
