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
  package static let windowBackground = Color(light: 0xFFFFFF, dark: 0x000000)
}
