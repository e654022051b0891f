import RecallUI
import Testing

@testable import RecallGame

/// What has to be read has the contrast that WCAG 2.2 asks for: 4.5 for text, 3 for the edges of marks.
@Suite struct PaletteTests {
  private static let palettes = [Palette.light, .dark]

  /// A color's components in sRGB over what lies below it, without opacity.
  private func components(_ color: Color, over below: [Double] = [0, 0, 0]) -> [Double] {
    let own = color.resolve(in: EnvironmentValues())
    let opacity = Double(own.opacity)
    return zip([own.red, own.green, own.blue], below).map {
      Double($0) * opacity + $1 * (1 - opacity)
    }
  }

  /// The relative luminance that WCAG defines.
  private func luminance(_ components: [Double]) -> Double {
    let linear = components.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private func contrast(_ color: Color, on ground: Color) -> Double {
    let below = components(ground)
    let (one, other) = (luminance(components(color, over: below)), luminance(below))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test(arguments: [0, 1])
  func textCanBeReadOnTheTable(_ index: Int) {
    let palette = Self.palettes[index]
    for ground in [palette.tableTop, palette.tableBottom] {
      #expect(contrast(palette.text, on: ground) >= 7)
      #expect(contrast(palette.quiet, on: ground) >= 4.5)
      // A button's label lies on the button, which lies on the table.
      let below = components(palette.control, over: components(ground))
      let button = Color(red: below[0], green: below[1], blue: below[2])
      #expect(contrast(palette.text, on: button) >= 4.5)
    }
  }

  @Test(arguments: [0, 1])
  func textCanBeReadOnPanelsButtonsAndBadges(_ index: Int) {
    let palette = Self.palettes[index]
    #expect(contrast(palette.panelText, on: palette.panel) >= 7)
    #expect(contrast(palette.panelQuiet, on: palette.panel) >= 4.5)
    for ground in [palette.accent, palette.gain, palette.loss] {
      #expect(contrast(.white, on: ground) >= 4.5)
    }
    #expect(contrast(palette.cardText, on: palette.cardFace) >= 7)
    for ground in [palette.panel, palette.tableTop, palette.tableBottom] {
      #expect(contrast(palette.link, on: ground) >= 4.5)
    }
    #expect(contrast(palette.danger, on: palette.panel) >= 4.5)
  }

  @Test(arguments: CardBackStyle.allCases)
  func aBackOfAnyStyleCanBeSeenOnTheTable(style: CardBackStyle) {
    for scheme in [ColorScheme.light, .dark] {
      let palette = Palette(scheme, backs: style)
      #expect(contrast(palette.cardBackBottom, on: palette.tableTop) >= 1.4)
      #expect(contrast(.white, on: palette.cardBackBottom) >= 3)
    }
    #expect(Palette(.light, backs: .coral).cardBackTop == Palette.light.cardBackTop)
    #expect(Palette(.dark, backs: .coral).cardBackBottom == Palette.dark.cardBackBottom)
  }

  @Test(arguments: [0, 1])
  func theEdgesOfMarksCanBeSeen(_ index: Int) {
    let palette = Self.palettes[index]
    for ground in [palette.tableTop, palette.tableBottom] {
      #expect(contrast(palette.placeEdge, on: ground) >= 3)
    }
    #expect(contrast(palette.bonusEdge, on: palette.cardFace) >= 3)
    for edge in [Palette.light.good, Palette.light.bad] {
      #expect(contrast(edge, on: Palette.light.cardFace) >= 3)
    }
  }

  private static func contrasting(_ scheme: ColorScheme, accent: UInt32? = nil) -> Palette {
    var traits = PaletteTraits()
    traits.hasHighContrast = true
    traits.accent = accent
    return Palette(scheme, traits: traits)
  }

  /// What WCAG asks for at best (1.4.6).
  @Test(arguments: [ColorScheme.light, .dark])
  func withHighContrastAllTextHasSeven(scheme: ColorScheme) {
    let palette = Self.contrasting(scheme)
    for ground in [palette.tableTop, palette.tableBottom] {
      let below = components(palette.control, over: components(ground))
      let button = Color(red: below[0], green: below[1], blue: below[2])
      for (text, ground) in [
        (palette.text, ground), (palette.quiet, ground), (palette.link, ground),
        (palette.placeEdge, ground), (palette.text, button),
      ] {
        #expect(contrast(text, on: ground) >= 7)
      }
    }
    for text in [palette.panelText, palette.panelQuiet, palette.link, palette.danger] {
      #expect(contrast(text, on: palette.panel) >= 7)
    }
    for ground in [palette.accent, palette.gain, palette.loss] {
      #expect(contrast(.white, on: ground) >= 7)
    }
    #expect(contrast(palette.cardEdge, on: palette.cardFace) >= 7)
    #expect(contrast(palette.bonusEdge, on: palette.cardFace) >= 4.5)
  }

  /// The desktop's own color, or a darker one where nothing could be read on it.
  @Test(arguments: [ColorScheme.light, .dark])
  func anAccentIsAsSetAsFarAsItCanBeReadOn(scheme: ColorScheme) {
    for hex: UInt32 in [0x3584E4, 0x9141AC, 0x000000, 0xFFFFFF, 0xFFFF00, 0x00FF00, 0x1C71D8] {
      var traits = PaletteTraits()
      traits.accent = hex
      let accent = Palette(scheme, traits: traits).accent
      #expect(contrast(.white, on: accent) >= 4.5)
      #expect(contrast(.white, on: Self.contrasting(scheme, accent: hex).accent) >= 7)
      if contrast(.white, on: Color(hex: hex)) >= 4.5 { #expect(accent == Color(hex: hex)) }
    }
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func textThatCanBePressedHasTheAccentAsFarAsItCanBeRead(scheme: ColorScheme) {
    for hex: UInt32 in [0x3584E4, 0x9141AC, 0x000000, 0xFFFFFF, 0xFFFF00, 0x00FF00, 0x0000FF] {
      var traits = PaletteTraits()
      traits.accent = hex
      for (palette, least) in [
        (Palette(scheme, traits: traits), 4.5), (Self.contrasting(scheme, accent: hex), 7),
      ] {
        let grounds = [palette.panel, palette.tableTop, palette.tableBottom]
        #expect(grounds.allSatisfy { contrast(palette.link, on: $0) >= least })
        if grounds.allSatisfy({ contrast(Color(hex: hex), on: $0) >= least }) {
          #expect(palette.link == Color(hex: hex))
        }
      }
    }
  }

  @Test func withoutTraitsAPaletteIsAsItWas() {
    let (plain, same) = (Palette(.dark, backs: .coral), Palette(.dark, traits: PaletteTraits()))
    #expect(plain.text == same.text && plain.accent == same.accent && plain.quiet == same.quiet)
  }

  /// Black on white has the most that there is.
  @Test func contrastIsMeasuredAsItIsDefined() {
    #expect(abs(contrast(.black, on: .white) - 21) < 0.01)
    #expect(contrast(.white, on: .white) == 1)
  }
}
