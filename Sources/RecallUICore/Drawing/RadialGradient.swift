/// A gradient of circles around a point.
public struct RadialGradient: StyleView, Equatable, View {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient from one circle to another.
  ///
  /// - Parameters:
  ///   - gradient: Its colors.
  ///   - center: A point of what it fills.
  ///   - startRadius: Where the first color is, and inside of which it goes on; in points.
  ///   - endRadius: Where the last color is, and outside of which it goes on; in points.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of evenly spaced colors from one circle to another.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient of colors at places of their own from one circle to another.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    .radialGradient(
      gradient.resolved(in: environment.colorScheme),
      Paint.Rings(
        center: center.point(in: rect), startRadius: startRadius.radius,
        endRadius: endRadius.radius))
  }
}

extension CGFloat {
  /// This length as a radius, which is none when it isn't a positive number.
  fileprivate var radius: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient from one circle to another.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of evenly spaced colors from one circle to another.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient of colors at places of their own from one circle to another.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
