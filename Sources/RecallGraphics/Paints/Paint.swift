/// What a display list fills and strokes with: a style, resolved for its place and surroundings.
public enum Paint: Equatable, Sendable {
  /// A color at a place of a gradient, from 0 to 1.
  public struct Stop: Equatable, Sendable {
    public var color: Color.Resolved
    public var location: CGFloat

    public init(color: Color.Resolved, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// Circles that a gradient's colors stand on.
  public struct Rings: Equatable, Sendable {
    public var center: CGPoint
    /// Where the first color is, and inside of which it goes on; in points.
    public var startRadius: CGFloat
    /// Where the last color is, and outside of which it goes on; in points.
    public var endRadius: CGFloat
    /// From the circles to the content's geometry: a circle that is seen aslant is an ellipse.
    public var transform: CGAffineTransform

    public init(
      center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      self.center = center
      self.startRadius = startRadius
      self.endRadius = endRadius
      self.transform = transform
    }
  }

  /// The turn that a gradient's colors stand around.
  public struct Sweep: Equatable, Sendable {
    public var center: CGPoint
    /// Where the first color is: 0 points right, and larger angles follow clockwise.
    public var startAngle: Angle
    /// Where the last color is. What is left of the turn has the color that is closer.
    public var endAngle: Angle
    /// From the turn to the content's geometry.
    public var transform: CGAffineTransform

    public init(
      center: CGPoint, startAngle: Angle, endAngle: Angle,
      transform: CGAffineTransform = .identity
    ) {
      self.center = center
      self.startAngle = startAngle
      self.endAngle = endAngle
      self.transform = transform
    }
  }

  /// How a picture is repeated.
  public struct Tiling: Equatable, Sendable {
    /// The part of the picture that is repeated, from 0 to 1 in both directions.
    public var source: CGRect
    /// From pixels of that part, the first of which lies at zero, to the content's geometry.
    public var transform: CGAffineTransform
    /// From 0 to 1.
    public var opacity: Float

    public init(source: CGRect, transform: CGAffineTransform, opacity: Float = 1) {
      self.source = source
      self.transform = transform
      self.opacity = opacity
    }
  }

  /// Frosted glass: what has been drawn so far, blurred, with a color over it; as a backdrop filter of CSS.
  public struct Frost: Equatable, Sendable {
    /// What lies over what is behind.
    public var color: Color.Resolved
    /// The standard deviation of the bell that what is behind is blurred with, in the content's geometry.
    public var radius: CGFloat
    /// Of the glass as a whole, from 0 to 1.
    public var opacity: Float

    public init(color: Color.Resolved, radius: CGFloat, opacity: Float = 1) {
      self.color = color
      self.radius = radius
      self.opacity = opacity
    }
  }

  case color(Color.Resolved)
  /// Colors along the line from `start` to `end`, in the content's geometry; the ends go on.
  case linearGradient([Stop], start: CGPoint, end: CGPoint)
  /// Colors from the inside to the outside.
  case radialGradient([Stop], Rings)
  /// Colors around a center.
  case angularGradient([Stop], Sweep)
  /// A picture, again and again.
  case tiles(Picture, Tiling)
  /// What is behind, blurred, under a color. In a layer whose pixels something is done with, as with those of one that
  /// is blurred itself, only what the layer has is behind.
  case frosted(Frost)
}

extension Paint {
  /// The stops of a gradient; none of a single color.
  var stops: [Stop] {
    get {
      switch self {
      case .color, .tiles, .frosted: []
      case .linearGradient(let stops, _, _), .radialGradient(let stops, _),
        .angularGradient(let stops, _):
        stops
      }
    }
    set {
      switch self {
      case .color, .tiles, .frosted: break
      case .linearGradient(_, let start, let end):
        self = .linearGradient(newValue, start: start, end: end)
      case .radialGradient(_, let rings): self = .radialGradient(newValue, rings)
      case .angularGradient(_, let sweep): self = .angularGradient(newValue, sweep)
      }
    }
  }

  /// Whether it has another color at another place by itself: glass stands for its color where it can't be had.
  package var isGradient: Bool {
    switch self {
    case .color, .frosted: false
    case .linearGradient, .radialGradient, .angularGradient, .tiles: true
    }
  }

  /// Whether nothing behind is seen through its colors; pictures and glass count as see-through.
  package var isOpaque: Bool {
    switch self {
    case .color(let color): color.opacity >= 1
    case .linearGradient, .radialGradient, .angularGradient:
      stops.allSatisfy { $0.color.opacity >= 1 }
    case .tiles, .frosted: false
    }
  }

  /// The color that stands for this paint where there can be only one: a gradient's first.
  package var mainColor: Color.Resolved {
    switch self {
    case .color(let color): return color
    case .frosted(let frost): return frost.plainColor
    case .linearGradient, .radialGradient, .angularGradient, .tiles: break
    }
    return stops.first?.color ?? Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
  }

  /// This paint with its opacity multiplied by `factor`.
  package func fading(by factor: Float) -> Paint {
    if case .color(var color) = self {
      color.opacity *= factor
      return .color(color)
    }
    if case .tiles(let picture, var tiling) = self {
      tiling.opacity *= factor
      return .tiles(picture, tiling)
    }
    if case .frosted(var frost) = self {
      frost.opacity *= factor
      return .frosted(frost)
    }
    var paint = self
    paint.stops = stops.map { stop in
      var stop = stop
      stop.color.opacity *= factor
      return stop
    }
    return paint
  }

  /// This paint, transformed.
  package func applying(_ transform: CGAffineTransform) -> Paint {
    switch self {
    case .color:
      return self
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(
        stops, start: start.applying(transform), end: end.applying(transform))
    case .radialGradient(let stops, var rings):
      rings.transform = rings.transform.concatenating(transform)
      return .radialGradient(stops, rings)
    case .angularGradient(let stops, var sweep):
      sweep.transform = sweep.transform.concatenating(transform)
      return .angularGradient(stops, sweep)
    case .tiles(let picture, var tiling):
      tiling.transform = tiling.transform.concatenating(transform)
      return .tiles(picture, tiling)
    case .frosted(var frost):
      frost.radius *= abs(transform.determinant).squareRoot()
      return .frosted(frost)
    }
  }
}

extension Paint.Frost {
  /// The color alone, for where nothing behind can be blurred.
  package var plainColor: Color.Resolved {
    var color = color
    color.opacity *= opacity
    return color
  }
}
