/// Colors that pass into each other.
public struct Gradient: Hashable, Sendable {
  /// A color at a place, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    self.init(stops: colors.indices.map { Stop(color: colors[$0], location: CGFloat($0) / last) })
  }

  /// The colors of this gradient in light surroundings or in dark ones.
  package func resolved(in colorScheme: ColorScheme) -> [Paint.Stop] {
    stops.map { Paint.Stop(color: $0.color.resolved(in: colorScheme), location: $0.location) }
  }
}

/// A gradient that a color makes by itself.
public struct AnyGradient: Hashable, Sendable {
  package let gradient: Gradient

  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }
}

extension Color {
  /// How much of white is in the top of a color's gradient; SwiftUI doesn't say how much is in its
  /// own.
  private static let shine: Float = 0.2

  /// A little of light from above: a gradient from this color, mixed with a fifth of white, to this
  /// color.
  public var gradient: AnyGradient {
    let top = mapped { color in
      func lighter(_ component: Float) -> Float { component + (1 - component) * Color.shine }
      return Resolved(
        red: lighter(color.red), green: lighter(color.green), blue: lighter(color.blue),
        opacity: color.opacity)
    }
    return AnyGradient(Gradient(colors: [top, self]))
  }
}
