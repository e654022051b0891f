/// A modifier that measures and places its content otherwise.
protocol LayoutModifier: BoxModifier {
  func size(for proposal: ProposedViewSize, of content: Box) -> CGSize
  /// Places the content in a box of `size` that was proposed `proposal`.
  func place(_ content: Box, in size: CGSize, _ proposal: ProposedViewSize)
}

extension LayoutModifier {
  static var effect: ModifierEffect { .layout }

  static func makeBox(
    _ modifier: Self, around content: Box, node: ViewNode
  ) -> ModifierBox<Self> {
    LayoutModifierBox(modifier, around: content, node: node)
  }
}

private final class LayoutModifierBox<Modifier: LayoutModifier>: ModifierBox<Modifier> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    modifier.size(for: proposal, of: content)
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    modifier.place(content, in: frame.size, proposal)
  }
}
