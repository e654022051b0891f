/// A gradient of ellipses around a point: a radial one that is as wide and high as what it fills.
public struct EllipticalGradient: StyleView, Equatable, View {
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Creates a gradient from one ellipse to another.
  ///
  /// - Parameters:
  ///   - gradient: Its colors.
  ///   - center: A point of what it fills.
  ///   - startRadiusFraction: Where the first color is, in widths and heights of what it fills.
  ///   - endRadiusFraction: Where the last color is; 0.5 for the ellipse that touches the sides.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates a gradient of evenly spaced colors from one ellipse to another.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of colors at places of their own from one ellipse to another.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    func radius(_ fraction: CGFloat) -> CGFloat { fraction.isFinite ? max(fraction, 0) : 0 }
    // Circles in a square of one point, which is then as large as what is filled.
    return .radialGradient(
      gradient.resolved(in: environment.colorScheme),
      Paint.Rings(
        center: CGPoint(x: center.x, y: center.y), startRadius: radius(startRadiusFraction),
        endRadius: radius(endRadiusFraction),
        transform: CGAffineTransform(translationX: rect.minX, y: rect.minY)
          .scaledBy(x: rect.width, y: rect.height)))
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient from one ellipse to another.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of evenly spaced colors from one ellipse to another.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// A gradient of colors at places of their own from one ellipse to another.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
