/// A color in the shape of UIKit's: a `Color` for programs that name it so.
public final class UIColor: Sendable {
  /// The color.
  let color: Color

  /// Creates a color of a view's.
  public init(_ color: Color) {
    self.color = color
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

extension UIColor: Equatable {
  public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }
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
