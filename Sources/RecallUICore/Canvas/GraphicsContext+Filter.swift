extension GraphicsContext {
  /// What becomes of the pixels that an operation draws.
  public struct Filter: Sendable {
    let effect: Layer.Effect?
    /// A shadow's color waits for its surroundings.
    let shadow: Color?
    /// How a shadow is drawn; nil for behind what throws it.
    let drawing: CanvasShadow.Drawing?

    private init(
      _ effect: Layer.Effect?, shadow: Color? = nil, drawing: CanvasShadow.Drawing? = nil
    ) {
      self.effect = effect
      self.shadow = shadow
      self.drawing = drawing
    }

    /// A blur; its radius is the bell's standard deviation, in points.
    public static func blur(radius: CGFloat) -> Filter {
      Filter(.blur(radius: radius.orNothing))
    }

    /// A shadow behind what is drawn.
    ///
    /// - Parameters:
    ///   - color: Of the shadow.
    ///   - radius: How far its edges are blurred, in points.
    ///   - x: How far to the right it falls, in points.
    ///   - y: How far down it falls, in points.
    ///   - blendMode: How it is mixed with what is behind it.
    ///   - options: Whether it is above what throws it, is drawn alone, or is thrown by what is around that.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      let offset = CGSize(width: x.isFinite ? x : 0, height: y.isFinite ? y : 0)
      let nothing = Color.Resolved(red: 0, green: 0, blue: 0)
      let isPlain = blendMode == .normal && options.subtracting(.disablesGroup).isEmpty
      return Filter(
        .shadow(nothing, radius: radius.orNothing, offset: offset), shadow: color,
        drawing: isPlain
          ? nil
          : CanvasShadow.Drawing(
            blendMode: blendMode, isAbove: options.contains(.shadowAbove),
            isAlone: options.contains(.shadowOnly),
            isThrownByTheRest: options.contains(.invertsAlpha)))
    }

    /// Colors further from gray: 0 for gray, 1 for what they are.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount.finite)) }

    /// Colors nearer to gray: 0 for what they are, 1 for gray.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(.saturation(1 - amount.finite))
    }

    /// Lighter colors, up to 1 for white, or darker ones, down to -1 for black.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount.finite)) }

    /// Colors further from a middle gray: 0 for that, 1 for what they are.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount.finite)) }

    /// Colors with their hues turned.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(.hueRotation(.radians(angle.radians.finite)))
    }

    /// Colors as on a negative, or nearly so: 1 for a negative, 0 for what they are, 0.5 for gray.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      // A negative is a contrast of -1, and half of one a contrast of nothing.
      amount == 1 ? Filter(.inversion) : Filter(.contrast(1 - 2 * amount.finite))
    }

    /// Colors, and opacities, multiplied by those of a color.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(nil, shadow: color) }

    /// Black, as opaque as what is drawn is bright.
    public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

    /// A color where what is drawn is neither more nor less opaque than bounds say, from 0 to 1, and nothing
    /// elsewhere: blurred circles that come near each other run together.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter {
      let (lower, upper) = (min.finite, max.finite)
      let nothing = Color.Resolved(red: 0, green: 0, blue: 0)
      guard lower <= upper else { return Filter(.threshold(1...1, nothing), shadow: .clear) }
      return Filter(.threshold(lower...upper, nothing), shadow: color)
    }

    /// The effect in surroundings.
    func resolved(in environment: EnvironmentValues) -> Layer.Effect {
      guard let color = shadow?.resolve(in: environment) else { return effect ?? .group }
      if case .threshold(let bounds, _) = effect { return .threshold(bounds, color) }
      guard case .shadow(_, let radius, let offset) = effect else { return .multiplication(color) }
      return .shadow(color, radius: radius, offset: offset)
    }
  }

  /// Has what is drawn from now on filtered, each operation by itself; one that is added later is
  /// applied earlier.
  ///
  /// A filter's measures are those of the space that is drawn in when it is added.
  public mutating func addFilter(_ filter: Filter) {
    let effect = filter.resolved(in: environment).applying(state.transform)
    if let drawing = filter.drawing, let shadow = CanvasShadow(effect, drawing, in: frame.size) {
      state.veils.append(.shadow(shadow))
    } else {
      state.veils.append(.effect(effect))
    }
  }
}

extension CGFloat {
  /// This length, or zero when it is none.
  fileprivate var orNothing: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}

extension Double {
  /// This number, or zero when it is none.
  fileprivate var finite: Double { isFinite ? self : 0 }
}
