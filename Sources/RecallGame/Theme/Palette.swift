import RecallUI

/// The colors of all screens, for light or dark surroundings.
package struct Palette {
  package internal(set) var tableTop: Color
  package internal(set) var tableBottom: Color
  /// Text on the table, and text that says less.
  package internal(set) var text: Color
  package internal(set) var quiet: Color
  /// What can be pressed on the table.
  package internal(set) var control: Color
  /// The place of a card that isn't there, and its edge.
  package let place: Color
  package internal(set) var placeEdge: Color
  package let cardFace: Color
  package internal(set) var cardEdge: Color
  package let cardText: Color
  package private(set) var cardBackTop: Color
  package private(set) var cardBackBottom: Color
  package let cardBackLine: Color
  package let shadow: Color
  /// On the back of a card that is held.
  package let ring: Color
  /// A pair that was found, a mismatch, and what is to be acted on.
  package let good: Color
  package let bad: Color
  package internal(set) var accent: Color
  /// Text that can be pressed, on the table and on panels.
  package internal(set) var link: Color
  /// The same of what can't be undone.
  package internal(set) var danger: Color
  /// Behind points in white that were won, or lost.
  package internal(set) var gain: Color
  package internal(set) var loss: Color
  /// The bonus that is left, and its edge.
  package let bonus: Color
  package internal(set) var bonusEdge: Color
  /// A cover over the table, and a panel on it.
  package let veil: Color
  package internal(set) var panel: Color
  package internal(set) var panelText: Color
  package internal(set) var panelQuiet: Color
}

// Text has 4.5 times the luminance of what it lies on, or the other way round, and the edges of marks
// three times: what WCAG 2.2 asks for (1.4.3, 1.4.11). `PaletteTests` measures it.
extension Palette {
  package static let light = Palette(
    tableTop: Color(hex: 0xF4F8F5),
    tableBottom: Color(hex: 0xCFE3E0),
    text: Color(hex: 0x12353D),
    quiet: Color(hex: 0x12353D, opacity: 0.75),
    control: Color(hex: 0x12353D, opacity: 0.09),
    place: Color(hex: 0x12353D, opacity: 0.05),
    placeEdge: Color(hex: 0x12353D, opacity: 0.56),
    cardFace: Color(hex: 0xFFFFFF),
    cardEdge: Color(hex: 0xDDD8CC),
    cardText: Color(hex: 0x2B2B2B),
    cardBackTop: Color(hex: 0xFA9A76),
    cardBackBottom: Color(hex: 0xDD4F52),
    cardBackLine: Color(white: 1, opacity: 0.55),
    shadow: Color(hex: 0x0B2A33, opacity: 0.2),
    ring: Color(hex: 0xFFFFFF),
    good: Color(hex: 0x2A8F52),
    bad: Color(hex: 0xC43A3A),
    accent: Color(hex: 0xCB3E43),
    link: Color(hex: 0xAD2F35),
    danger: Color(hex: 0xB3261E),
    gain: Color(hex: 0x237F49),
    loss: Color(hex: 0xC43A3A),
    bonus: Color(hex: 0xF4A259, opacity: 0.34),
    bonusEdge: Color(hex: 0xC46F1A),
    veil: Color(hex: 0x0B2A33, opacity: 0.35),
    panel: Color(hex: 0xFFFFFF),
    panelText: Color(hex: 0x12353D),
    panelQuiet: Color(hex: 0x12353D, opacity: 0.72))

  package static let dark = Palette(
    tableTop: Color(hex: 0x1B3A44),
    tableBottom: Color(hex: 0x0A1A21),
    text: Color(hex: 0xF2F6F5),
    quiet: Color(hex: 0xF2F6F5, opacity: 0.62),
    control: Color(hex: 0xF2F6F5, opacity: 0.13),
    place: Color(hex: 0xF2F6F5, opacity: 0.05),
    placeEdge: Color(hex: 0xF2F6F5, opacity: 0.42),
    cardFace: Color(hex: 0xF6F2E9),
    cardEdge: Color(hex: 0xCFC8B8),
    cardText: Color(hex: 0x2B2B2B),
    cardBackTop: Color(hex: 0xE87C5D),
    cardBackBottom: Color(hex: 0xA9343F),
    cardBackLine: Color(white: 1, opacity: 0.45),
    shadow: Color(white: 0, opacity: 0.4),
    ring: Color(hex: 0xFFFFFF),
    good: Color(hex: 0x3CC274),
    bad: Color(hex: 0xFF6B61),
    accent: Color(hex: 0xC9444A),
    link: Color(hex: 0xFFA396),
    danger: Color(hex: 0xFF9A92),
    gain: Color(hex: 0x237F49),
    loss: Color(hex: 0xC43A3A),
    bonus: Color(hex: 0xE8924A, opacity: 0.4),
    bonusEdge: Color(hex: 0xB8651A),
    veil: Color(white: 0, opacity: 0.5),
    panel: Color(hex: 0x21434E),
    panelText: Color(hex: 0xF2F6F5),
    panelQuiet: Color(hex: 0xF2F6F5, opacity: 0.66))

  package init(_ scheme: ColorScheme, backs: CardBackStyle = .coral) {
    self = scheme == .dark ? .dark : .light
    (cardBackTop, cardBackBottom) = backs.colors(scheme)
  }
}

extension Color {
  /// A color as `0xRRGGBB`.
  package init(hex: UInt32, opacity: Double = 1) {
    func component(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), opacity: opacity)
  }
}

private struct CardBackStyleKey: EnvironmentKey {
  static var defaultValue: CardBackStyle { .coral }
}

private struct PaletteKey: EnvironmentKey {
  static var defaultValue: Palette { .light }
}

extension EnvironmentValues {
  /// What the backs of cards look like.
  public var cardBackStyle: CardBackStyle {
    get { self[CardBackStyleKey.self] }
    set { self[CardBackStyleKey.self] = newValue }
  }

  package var palette: Palette {
    get { self[PaletteKey.self] }
    set { self[PaletteKey.self] = newValue }
  }
}
