/// A color in the shape of UIKit's: a `Color` for programs that name it so.
public final class UIColor: NSObject, Sendable {
  /// The color.
  let color: Color

  /// Creates a color of a view's.
  public init(_ color: Color) {
    self.color = color
    super.init()
  }

  /// Creates a color from components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// Creates a color from hue, saturation and brightness, each between 0 and 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a color that a closure tells, for light surroundings and for dark ones.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(Color(light: light.color, dark: dark.color))
  }

  /// Creates a color of Core Graphics'.
  public convenience init(cgColor: CGColor) {
    self.init(Color(cgColor))
  }

  /// The color that the stage whose code asks was handed under a name; nil for a name that it wasn't.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Taken for what programs name: colors are handed in.
  ///   - traitCollection: Taken likewise: the color has what it is in all surroundings.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let color = Color.handed(name) else { return nil }
    self.init(color)
  }

  /// This color, as it is in light surroundings, as one of Core Graphics'.
  public var cgColor: CGColor {
    let resolved = color.resolved(in: .light)
    return CGColor(
      red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
      alpha: CGFloat(resolved.opacity))
  }

  /// This color as it is in some surroundings.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(Color(color.resolved(in: traitCollection.userInterfaceStyle.colorScheme)))
  }

  /// Colors are the same that look the same in all surroundings.
  override public func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.color == color
  }

  override public var hash: Int {
    let resolved = color.resolved(in: .light)
    let parts = [resolved.red, resolved.green, resolved.blue, resolved.opacity]
    // Zero is added since there are two zeros, which are equal.
    return parts.reduce(0) { hash, part in 31 &* hash &+ Int((part + 0).bitPattern) }
  }

  /// This color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    func opaque(_ scheme: ColorScheme) -> Color.Resolved {
      var resolved = color.resolved(in: scheme)
      resolved.opacity = Float(alpha.isNaN ? 0 : alpha)
      return resolved
    }
    return UIColor(Color(light: opaque(.light), dark: opaque(.dark)))
  }

  /// Tells the components in sRGB, those of light surroundings.
  ///
  /// - Returns: True: each color has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolved(in: .light)
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }
}

extension UIColor {
  /// Tells hue, saturation and brightness, each from 0 to 1: those of light surroundings.
  ///
  /// - Returns: True: each color has them.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolved(in: .light)
    let (red, green, blue) = (
      CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue)
    )
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    var turn: CGFloat = 0
    if range > 0 {
      switch most {
      case red: turn = (green - blue) / range
      case green: turn = (blue - red) / range + 2
      default: turn = (red - green) / range + 4
      }
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }

  /// Tells how bright a gray is, from 0 to 1: that of light surroundings.
  ///
  /// - Returns: Whether the color is a gray.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolved(in: .light)
    guard resolved.red == resolved.green, resolved.green == resolved.blue else { return false }
    white?.pointee = CGFloat(resolved.red)
    alpha?.pointee = CGFloat(resolved.opacity)
    return true
  }
}

/// What Xcode writes for a color that was picked: `#colorLiteral(red:…)`.
extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// What a literal of a color is.
public typealias _ColorLiteralType = UIColor

extension Color {
  /// Creates a color of AppKit's.
  public init(nsColor: UIColor) {
    self = nsColor.color
  }

  /// Creates a color of UIKit's.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  /// Creates a color of UIKit's.
  public init(_ color: UIColor) {
    self = color.color
  }
}

extension UIColor {
  /// What the color is called, in English: those of light surroundings.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    if alpha == 0 { return "clear" }
    guard saturation >= 0.1, brightness >= 0.1 else {
      switch brightness {
      case ..<0.1: return "black"
      case ..<0.4: return "dark gray"
      case ..<0.7: return "gray"
      case ..<0.95: return "light gray"
      default: return "white"
      }
    }
    // A twelfth of a circle each, beginning half of one before red.
    let names = [
      "red", "orange", "yellow", "green", "green", "green", "cyan", "blue", "blue", "purple",
      "magenta", "pink",
    ]
    let name = names[Int((hue * 12).rounded()) % 12]
    if brightness < 0.5 { return "dark \(name)" }
    return saturation < 0.5 ? "light \(name)" : name
  }
}
