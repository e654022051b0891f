/// Says where a line lies in a view.
private struct AlignmentGuideModifier: BoxModifier {
  static var effect: ModifierEffect { .layout }

  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat

  static func makeBox(
    _ modifier: Self, around content: Box, node: ViewNode
  ) -> ModifierBox<Self> {
    AlignmentGuideBox(modifier, around: content, node: node)
  }
}

private final class AlignmentGuideBox: ModifierBox<AlignmentGuideModifier> {
  override var definesGuides: Bool { true }

  override func findGuide(_ key: AlignmentKey) -> CGFloat? {
    // What is read for a line, the layout depends on.
    guard key == modifier.key else { return guideOfChildren(key) }
    let dimensions = ViewDimensions(size: frame.size, of: content)
    // It is asked for several sizes, of which each may read something else: what was read for one is not forgotten for
    // another, but when the node is evaluated.
    let value = node.track { modifier.computeValue(dimensions) }
    return value.isFinite ? value : 0
  }
}

extension View {
  /// Says where a line lies in this view that views stand by in a column, in points from its leading
  /// edge.
  public consuming func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
  }

  /// Says where a line lies in this view that views stand by in a row, in points from its top.
  public consuming func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
  }
}
