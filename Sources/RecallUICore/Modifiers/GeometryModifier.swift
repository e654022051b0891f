import VirtualTime

/// A modifier that draws its content elsewhere, larger or turned; it is hit where it is drawn.
protocol GeometryModifier: DrawingModifier {
  /// How far the content is drawn from where it was placed.
  var contentOffset: CGSize { get }
  /// How the content is drawn and hit otherwise than it was placed, about the box's origin.
  func transform(in size: CGSize) -> ProjectionTransform?
}

extension GeometryModifier {
  static var isMovement: Bool { true }

  var contentOffset: CGSize { .zero }
  func transform(in size: CGSize) -> ProjectionTransform? { nil }

  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder) {
    guard let transform = transform(in: size) else {
      list.draw(content)
      return
    }
    list.withTransform(transform) { $0.draw(content) }
  }

  func contentPoint(
    for point: CGPoint, in size: CGSize, _ direction: LayoutDirection
  ) -> CGPoint? {
    guard let transform = transform(in: size) else { return point }
    return transform.inverse.map(point.applying)
  }

  static func makeBox(
    _ modifier: Self, around content: Box, node: ViewNode
  ) -> ModifierBox<Self> {
    GeometryModifierBox(modifier, around: content, node: node)
  }
}

private final class GeometryModifierBox<Modifier: GeometryModifier>: DrawingModifierBox<Modifier> {
  override func findReach() -> HitCache.Reach {
    let offset = modifier.contentOffset
    let reach = reachOfChildren.moved(by: CGPoint(x: offset.width, y: offset.height))
    return modifier.transform(in: frame.size).map(reach.applying) ?? reach
  }

  override var offsetForChildren: CGSize { modifier.contentOffset }
  override var transformForChildren: ProjectionTransform? {
    modifier.transform(in: frame.size)
  }
  override func presentedOffsetForChildren(at now: Instant) -> CGSize {
    presented(at: now).contentOffset
  }
  override func presentedTransformForChildren(at now: Instant) -> ProjectionTransform? {
    presented(at: now).transform(in: frame.size)
  }

  private func presented(at now: Instant) -> Modifier {
    isOnItsWay ? presentedModifier.value(at: now) : modifier
  }
}
