/// A color in the shape of Core Graphics': its components in sRGB.
public struct CGColor: Hashable, Sendable {
  /// Red, green, blue and opacity, each from 0 to 1.
  private let parts: [CGFloat]

  /// Creates a color from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
  }

  /// Creates a color from components between 0 and 1.
  public init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { parts }

  /// How many components there are.
  public var numberOfComponents: Int { parts.count }

  /// How opaque it is, from 0 to 1.
  public var alpha: CGFloat { parts[3] }

  /// This color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
}

extension Color {
  /// Creates a color of Core Graphics'.
  public init(cgColor: CGColor) {
    self.init(cgColor)
  }

  /// Creates a color of Core Graphics'. `Color(.white)` is of UIKit's colors.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) {
    let parts = cgColor.components ?? []
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }

  /// This color as one of Core Graphics'; nil for one that isn't the same in light and dark surroundings.
  public var cgColor: CGColor? {
    let (light, dark) = (resolved(in: .light), resolved(in: .dark))
    guard light == dark else { return nil }
    return CGColor(
      red: CGFloat(light.red), green: CGFloat(light.green), blue: CGFloat(light.blue),
      alpha: CGFloat(light.opacity))
  }
}
