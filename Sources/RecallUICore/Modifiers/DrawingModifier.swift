import VirtualTime

/// A modifier that draws its content otherwise.
protocol DrawingModifier: BoxModifier {
  /// Whether nobody can see the content, nor use it.
  static var hidesContent: Bool { get }
  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder)
  /// Where, in the content's surroundings, a point hits the content; nil if it can't.
  func contentPoint(
    for point: CGPoint, in size: CGSize, _ direction: LayoutDirection
  ) -> CGPoint?
}

extension DrawingModifier {
  static var effect: ModifierEffect { .display }
  static var hidesContent: Bool { false }

  func contentPoint(
    for point: CGPoint, in size: CGSize, _ direction: LayoutDirection
  ) -> CGPoint? { point }

  static func makeBox(
    _ modifier: Self, around content: Box, node: ViewNode
  ) -> ModifierBox<Self> {
    DrawingModifierBox(modifier, around: content, node: node)
  }
}

class DrawingModifierBox<Modifier: DrawingModifier>: ModifierBox<Modifier> {
  override func draw(into list: inout DisplayListBuilder) {
    let size = list.size
    if !isOnItsWay, removals.isEmpty {
      return modifier.draw(content, size: size, into: &list)
    }
    let modifier = list.presented(presentedModifier)
    for child in removals.isEmpty ? BoxChildren(content) : drawnChildren(in: &list) {
      list.draw(presentedModifier.fade, into: modifier) { modifier, list in
        modifier.draw(child, size: size, into: &list)
      }
    }
  }

  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool {
    guard let inside = modifier.contentPoint(for: point, in: frame.size, layoutDirection)
    else { return false }
    return super.hitTest(inside, path: &path)
  }

  override var hidesContent: Bool { Modifier.hidesContent }
}
