/// A modifier that measures and places its content otherwise.
protocol LayoutModifier: BoxModifier {
  func size(for proposal: ProposedViewSize, of content: Box) -> CGSize
  /// Places the content in a box of `size` that was proposed `proposal`.
  func place(_ content: Box, in size: CGSize, _ proposal: ProposedViewSize)
  /// Whether the modified view may be higher where it is offered more height.
  func growsDown(_ content: Box) -> Bool
}

extension LayoutModifier {
  static var effect: ModifierEffect { .layout }

  func growsDown(_ content: Box) -> Bool { content.growsDown }

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

  override var mayGrowDown: Bool { modifier.growsDown(content) }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    modifier.place(content, in: frame.size, proposal)
  }
}
