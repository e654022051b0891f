/// A color, which may look different in light and dark surroundings.
///
/// The named colors are Apple's system palette (Human Interface Guidelines, "Color",
/// iOS system colors).
public struct Color: Hashable, Sendable {
  /// The space of a literal color's components. Only sRGB is there.
  public enum RGBColorSpace: Sendable {
    case sRGB
  }

  private var light: Resolved
  private var dark: Resolved

  init(light: Resolved, dark: Resolved) {
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
    self.init(
      Resolved(
        red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
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

  /// The components of this color in `environment`.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    environment.colorScheme == .dark ? dark : light
  }
}

extension Color.Resolved {
  /// Creates an opaque color from `0xRRGGBB`.
  init(hex: UInt32) {
    self.init(
      red: Float((hex >> 16) & 0xFF) / 255, green: Float((hex >> 8) & 0xFF) / 255,
      blue: Float(hex & 0xFF) / 255)
  }
}

extension Color {
  public static let red = Color(light: 0xFF3B30, dark: 0xFF453A)
  public static let orange = Color(light: 0xFF9500, dark: 0xFF9F0A)
  public static let yellow = Color(light: 0xFFCC00, dark: 0xFFD60A)
  public static let green = Color(light: 0x34C759, dark: 0x30D158)
  public static let mint = Color(light: 0x00C7BE, dark: 0x63E6E2)
  public static let teal = Color(light: 0x30B0C7, dark: 0x40C8E0)
  public static let cyan = Color(light: 0x32ADE6, dark: 0x64D2FF)
  public static let blue = Color(light: 0x007AFF, dark: 0x0A84FF)
  public static let indigo = Color(light: 0x5856D6, dark: 0x5E5CE6)
  public static let purple = Color(light: 0xAF52DE, dark: 0xBF5AF2)
  public static let pink = Color(light: 0xFF2D55, dark: 0xFF375F)
  public static let brown = Color(light: 0xA2845E, dark: 0xAC8E68)
  public static let gray = Color(light: 0x8E8E93, dark: 0x8E8E93)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  /// Draws nothing.
  public static let clear = Color(white: 0, opacity: 0)
  /// The color of main content: black in light surroundings, white in dark ones.
  public static let primary = Color(light: 0x000000, dark: 0xFFFFFF)
  /// The color of less important content.
  public static let secondary = Color(
    light: Resolved(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.6),
    dark: Resolved(red: 235 / 255, green: 235 / 255, blue: 245 / 255, opacity: 0.6))
  /// The color of what can be acted on.
  public static let accentColor = Color.blue

  /// What a stage shows behind everything.
  static let windowBackground = Color(light: 0xFFFFFF, dark: 0x000000)
}
