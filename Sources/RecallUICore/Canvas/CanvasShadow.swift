/// A shadow of what a canvas draws that isn't just behind it.
struct CanvasShadow {
  /// How it is drawn.
  struct Drawing {
    let blendMode: BlendMode
    /// Whether it is above what throws it.
    let isAbove: Bool
    /// Whether what throws it isn't drawn.
    let isAlone: Bool
    /// Whether what is around throws it.
    let isThrownByTheRest: Bool
  }

  private let color: Color.Resolved
  private let radius: CGFloat
  private let offset: CGSize
  private let drawing: Drawing
  /// The canvas, and as much around it as its shadows reach.
  private let field: CGRect

  /// - Parameters:
  ///   - effect: The shadow behind; nil comes of any other effect.
  ///   - drawing: How it is drawn.
  ///   - size: The canvas's, in points.
  init?(_ effect: Layer.Effect, _ drawing: Drawing, in size: CGSize) {
    guard case .shadow(let color, let radius, let offset) = effect else { return nil }
    (self.color, self.radius, self.offset, self.drawing) = (color, radius, offset, drawing)
    let reach = 4 * abs(radius) + abs(offset.width) + abs(offset.height) + 1
    // What is drawn beside a canvas may throw its shadow on it.
    let most = reach.isFinite ? min(reach, 2_000) : 1
    field = CGRect(origin: .zero, size: size).insetBy(dx: -most - 1_000, dy: -most - 1_000)
  }

  /// Draws something with this shadow.
  func draw(
    into list: inout DisplayListBuilder, _ thing: @escaping (inout DisplayListBuilder) -> Void
  ) {
    if drawing.isAbove, !drawing.isAlone { thing(&list) }
    list.withBlendMode(drawing.blendMode) { $0.withLayer(.group) { drawShadow(of: thing, &$0) } }
    if !drawing.isAbove, !drawing.isAlone { thing(&list) }
  }

  /// The color, as far as what throws it is opaque.
  private func drawShadow(
    of thing: @escaping (inout DisplayListBuilder) -> Void, _ list: inout DisplayListBuilder
  ) {
    list.withMask { list in
      list.withOffset(offset) { list in
        list.withLayer(.blur(radius: radius)) { drawSilhouette(of: thing, &$0) }
      }
    } over: {
      fill(&$0)
    }
  }

  private func drawSilhouette(
    of thing: @escaping (inout DisplayListBuilder) -> Void, _ list: inout DisplayListBuilder
  ) {
    guard drawing.isThrownByTheRest else { return thing(&list) }
    list.withLayer(.group) { list in
      fill(&list)
      list.withBlendMode(.destinationOut, thing)
    }
  }

  private func fill(_ list: inout DisplayListBuilder) {
    let path = Path(field.offsetBy(dx: list.origin.x, dy: list.origin.y))
    list.add(.fill(path, .color(color), FillStyle()))
  }
}
