/// A modifier that says what of a view can be hit.
protocol HitTestModifier: BoxModifier {
  /// Whether a point hits the box itself, whatever the content says; nil to leave it to that.
  func isHit(at point: CGPoint, in size: CGSize, _ direction: LayoutDirection) -> Bool?
  /// A rectangle in which all points lie for which `isHit` can be true; nil where that leaves it to
  /// the content.
  func hitArea(in size: CGSize, _ direction: LayoutDirection) -> CGRect?
}

extension HitTestModifier {
  static var effect: ModifierEffect { .nothing }

  static func makeBox(
    _ modifier: Self, around content: Box, node: ViewNode
  ) -> ModifierBox<Self> {
    HitTestModifierBox(modifier, around: content, node: node)
  }
}

private final class HitTestModifierBox<Modifier: HitTestModifier>: ModifierBox<Modifier> {
  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool {
    guard let isHit = modifier.isHit(at: point, in: frame.size, layoutDirection) else {
      return super.hitTest(point, path: &path)
    }
    guard isHit else { return false }
    _ = hitTestChildren(point, path: &path)
    path.append(self)
    return true
  }

  override func findReach() -> HitCache.Reach {
    modifier.hitArea(in: frame.size, layoutDirection).map(HitCache.Reach.init(around:))
      ?? reachOfChildren
  }
}
