/// Draws its content as a layer with an effect.
protocol LayerModifier: DrawingModifier {
  /// The effect, in the content's geometry.
  var layerEffect: Layer.Effect { get }
}

extension LayerModifier {
  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder) {
    list.withLayer(layerEffect) { $0.draw(content) }
  }
}

struct BlurModifier: LayerModifier {
  var radius: CGFloat

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  var layerEffect: Layer.Effect { .blur(radius: radius.orZero) }
}

private struct ShadowModifier: DrawingModifier {
  let color: Color
  var radius: CGFloat
  var offset: CGSize

  var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
    get { AnimatablePair(radius, offset.animatableData) }
    set {
      radius = newValue.first
      offset.animatableData = newValue.second
    }
  }

  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder) {
    let effect = Layer.Effect.shadow(
      color.resolve(in: content.node.environment), radius: max(radius.orZero, 0),
      offset: CGSize(width: offset.width.orZero, height: offset.height.orZero))
    list.withLayer(effect) { $0.draw(content) }
  }
}

private struct GroupModifier: LayerModifier {
  var layerEffect: Layer.Effect { .group }
}

private struct BlendModeModifier: DrawingModifier {
  let blendMode: BlendMode

  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder) {
    list.withBlendMode(blendMode) { $0.draw(content) }
  }
}

extension CGFloat {
  /// This number, or zero when it is none.
  fileprivate var orZero: CGFloat { isFinite ? self : 0 }
}

extension View {
  /// Blurs this view as a whole.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian bell that pixels are weighted by, in points.
  ///   - opaque: Has no effect: what is blurred is see-through at its edges.
  public consuming func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius))
  }

  /// Lets this view, as a whole, throw a shadow.
  ///
  /// - Parameters:
  ///   - color: Of the shadow.
  ///   - radius: How far its edges are blurred, as by `blur(radius:)`.
  ///   - x: How far to the right of the view it falls, in points.
  ///   - y: How far below the view it falls, in points.
  public consuming func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(
      ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Mixes what this view draws with what is behind it.
  public consuming func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendModeModifier(blendMode: blendMode))
  }

  /// Draws this view as a whole before opacity and blend mode around it apply.
  public consuming func compositingGroup() -> some View {
    modifier(GroupModifier())
  }

  /// Draws this view as a whole, as `compositingGroup()` does; its picture is kept for as long as
  /// nothing in it changes.
  ///
  /// - Parameters:
  ///   - opaque: Accepted: the picture is as see-through as the view.
  ///   - colorMode: Accepted: all colors are mixed as they are encoded.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    compositingGroup()
  }
}

/// How colors are mixed. Accepted where SwiftUI asks; a stage's are mixed as they are encoded.
public enum ColorRenderingMode: Sendable {
  case nonLinear, linear, extendedLinear
}
