private struct PositionModifier: LayoutModifier {
  let position: CGPoint

  /// All of the space that is offered, so that the position is one in it.
  func size(for proposal: ProposedViewSize, of content: Box) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal))
  }

  func place(_ content: Box, in size: CGSize, _ proposal: ProposedViewSize) {
    let inside = content.size(for: proposal)
    content.place(
      at: CGPoint(x: position.x - inside.width / 2, y: position.y - inside.height / 2), proposal)
  }
}

extension View {
  /// Puts this view's center at a point, in points, of the space that it is offered; it takes all
  /// of that space.
  public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position.finite))
  }

  /// Puts this view's center at a point, in points, of the space that it is offered; it takes all
  /// of that space.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
