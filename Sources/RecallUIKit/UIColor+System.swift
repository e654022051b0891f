/// The system's colors, by the values of the Human Interface Guidelines ("Color").
extension UIColor {
  // MARK: Those of views

  public static let black = UIColor(Color.black)
  public static let white = UIColor(Color.white)
  public static let clear = UIColor(Color.clear)
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let gray = UIColor(white: 1 / 2, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  // MARK: Those that differ in light and dark surroundings

  public static let systemRed = UIColor(Color.red)
  public static let systemOrange = UIColor(Color.orange)
  public static let systemYellow = UIColor(Color.yellow)
  public static let systemGreen = UIColor(Color.green)
  public static let systemMint = UIColor(Color.mint)
  public static let systemTeal = UIColor(Color.teal)
  public static let systemCyan = UIColor(Color.cyan)
  public static let systemBlue = UIColor(Color.blue)
  public static let systemIndigo = UIColor(Color.indigo)
  public static let systemPurple = UIColor(Color.purple)
  public static let systemPink = UIColor(Color.pink)
  public static let systemBrown = UIColor(Color.brown)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(Color.accentColor)
  public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
  public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)

  // MARK: Text and lines

  public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
  public static let secondaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.6, 0.6)
  public static let tertiaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.3, 0.3)
  public static let quaternaryLabel = UIColor(
    light: 0x3C3C43, dark: 0xEBEBF5, alpha: 0.18, 0.16)
  public static let placeholderText = tertiaryLabel
  public static let link = UIColor(Color.blue)
  public static let separator = UIColor(light: 0x3C3C43, dark: 0x545458, alpha: 0.29, 0.6)
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)

  // MARK: Grounds and fills

  public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
  public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
  public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
  public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E)
  public static let systemFill = UIColor(light: 0x787880, dark: 0x787880, alpha: 0.2, 0.36)
  public static let secondarySystemFill = UIColor(
    light: 0x787880, dark: 0x787880, alpha: 0.16, 0.32)
  public static let tertiarySystemFill = UIColor(
    light: 0x767680, dark: 0x767680, alpha: 0.12, 0.24)
  public static let quaternarySystemFill = UIColor(
    light: 0x747480, dark: 0x767680, alpha: 0.08, 0.18)

  /// A color of `0xRRGGBB` in light surroundings and in dark ones, each with its opacity.
  private convenience init(
    light: UInt32, dark: UInt32, alpha lightAlpha: Float = 1, _ darkAlpha: Float = 1
  ) {
    func resolved(_ hex: UInt32, _ alpha: Float) -> Color.Resolved {
      Color.Resolved(
        red: Float((hex >> 16) & 0xFF) / 255, green: Float((hex >> 8) & 0xFF) / 255,
        blue: Float(hex & 0xFF) / 255, opacity: alpha)
    }
    self.init(Color(light: resolved(light, lightAlpha), dark: resolved(dark, darkAlpha)))
  }
}
