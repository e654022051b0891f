import VirtualTime

/// Draws its content mirrored in some direction of layout; it is hit where it is drawn.
public struct _MirroringModifier: BoxModifier {
  public typealias Body = Never
  static var effect: ModifierEffect { .display }

  let behavior: LayoutDirectionBehavior

  static func makeBox(
    _ modifier: Self, around content: Box, node: ViewNode
  ) -> ModifierBox<Self> {
    MirroringBox(modifier, around: content, node: node)
  }
}

private final class MirroringBox: ModifierBox<_MirroringModifier> {
  private func transform(width: CGFloat) -> ProjectionTransform? {
    guard modifier.behavior.mirrors(in: layoutDirection) else { return nil }
    return ProjectionTransform(.mirroring(width: width))
  }

  override var transformForChildren: ProjectionTransform? { transform(width: frame.width) }

  override func presentedTransformForChildren(at now: Instant) -> ProjectionTransform? {
    transformForChildren
  }

  override func findReach() -> HitCache.Reach {
    transformForChildren.map(reachOfChildren.applying) ?? reachOfChildren
  }

  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool {
    guard let transform = transformForChildren else { return super.hitTest(point, path: &path) }
    guard let inside = transform.inverse.map(point.applying) else { return false }
    return super.hitTest(inside, path: &path)
  }

  override func draw(into list: inout DisplayListBuilder) {
    guard let transform = transform(width: list.size.width) else {
      return drawChildren(into: &list)
    }
    list.withTransform(transform) { drawChildren(into: &$0) }
  }
}

extension View {
  /// Draws this view mirrored in the direction of layout that `behavior` names; touches hit it where
  /// it is drawn.
  public consuming func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(_MirroringModifier(behavior: behavior))
  }

  /// Draws this view mirrored where views begin at the right, if `enabled`. Most views need no such
  /// thing: they stand mirrored in their parents anyway, and draw themselves as they are.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}
