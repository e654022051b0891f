extension GraphicsContext {
  /// What shapes and text of a canvas are filled with.
  public struct Shading {
    private enum Source {
      /// A style, which stands in the rectangle around what is filled.
      case style(AnyShapeStyle)
      /// A gradient at a place of the canvas.
      case gradient(Gradient, ([Paint.Stop]) -> Paint)
    }

    private let source: Source

    private init(_ source: Source) {
      self.source = source
    }

    /// A color.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A color, by its components between 0 and 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray, from 0 for black to 1 for white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; its places are parts of the rectangle around what is filled.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(.style(AnyShapeStyle(style)))
    }

    /// The style that the canvas inherits.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// A gradient between two points of the space that is drawn in.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(.gradient(gradient) { .linearGradient($0, start: startPoint, end: endPoint) })
    }

    /// A gradient between two circles around a point of the space that is drawn in.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      func radius(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
      let rings = Paint.Rings(
        center: center, startRadius: radius(startRadius), endRadius: radius(endRadius))
      return Shading(.gradient(gradient) { .radialGradient($0, rings) })
    }

    /// A gradient all the way around a point of the space that is drawn in.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading {
      let sweep = Paint.Sweep(
        center: center, startAngle: angle, endAngle: .radians(angle.radians + 2 * .pi))
      return Shading(.gradient(gradient) { .angularGradient($0, sweep) })
    }

    /// The paint for a path.
    func paint(in environment: EnvironmentValues, for path: Path) -> Paint {
      switch source {
      case .style(let style): style._paint(in: environment, for: path.boundingRect)
      case .gradient(let gradient, let paint):
        paint(gradient.resolved(in: environment.colorScheme))
      }
    }
  }

  /// What a shading is in this context's surroundings, to be used several times.
  public func resolve(_ shading: Shading) -> Shading { shading }
}
