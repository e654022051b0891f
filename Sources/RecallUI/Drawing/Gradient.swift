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
    self.init(
      stops: colors.enumerated().map {
        Stop(color: $0.element, location: CGFloat($0.offset) / last)
      })
  }

  func resolved(in environment: EnvironmentValues) -> [Paint.Stop] {
    stops.map { Paint.Stop(color: $0.color.resolve(in: environment), location: $0.location) }
  }
}

/// A gradient fills from the top to the bottom, where nothing else is said.
extension Gradient: ShapeStyle {
  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)
      ._paint(in: environment, for: rect)
  }
}

/// A gradient that a color makes by itself.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    gradient._paint(in: environment, for: rect)
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
