/// A color, which may look different in light and dark surroundings.
///
/// The named colors are Apple's system palette (Human Interface Guidelines, "Color",
/// iOS system colors).
public struct Color: Hashable, Sendable {
  /// The space of a literal color's components. Screens are taken to show sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    /// The same primaries, by amounts of light.
    case sRGBLinear
    /// Wider primaries: what sRGB doesn't have becomes the nearest that it has.
    case displayP3
  }

  private var light: Resolved
  private var dark: Resolved

  package init(light: Resolved, dark: Resolved) {
    self.light = light
    self.dark = dark
  }

  init(light: UInt32, dark: UInt32) {
    self.init(light: Resolved(hex: light), dark: Resolved(hex: dark))
  }

  /// Creates a color that is `light` in light surroundings, and `dark` in dark ones.
  ///
  /// Apple's frameworks have such pairs in asset catalogs.
  public init(light: Color, dark: Color) {
    self.init(light: light.light, dark: dark.dark)
  }

  /// Creates a color that is the same everywhere.
  public init(_ resolved: Resolved) {
    self.init(light: resolved, dark: resolved)
  }

  /// Creates a color from components between 0 and 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(colorSpace.resolved(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness, each between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sector, 4 - sector, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// This color with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.light.opacity *= Float(opacity).orZero
    color.dark.opacity *= Float(opacity).orZero
    return color
  }

  /// This color with its components, in light surroundings and in dark ones, changed.
  func mapped(_ change: (Resolved) -> Resolved) -> Color {
    Color(light: change(light), dark: change(dark))
  }

  /// The components of this color in light surroundings or in dark ones.
  package func resolved(in colorScheme: ColorScheme) -> Resolved {
    colorScheme == .dark ? dark : light
  }
}
