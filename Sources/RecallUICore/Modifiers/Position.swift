private struct PositionModifier: LayoutModifier {
  let position: CGPoint
  /// Whether it is counted from the left, wherever views begin.
  var isFromLeft = false

  /// All of the space that is offered, so that the position is one in it.
  func size(for proposal: ProposedViewSize, of content: Box) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.size(for: proposal))
  }

  func place(_ content: Box, in size: CGSize, _ proposal: ProposedViewSize) {
    let inside = content.size(for: proposal)
    var place = CGRect(
      origin: CGPoint(x: position.x - inside.width / 2, y: position.y - inside.height / 2),
      size: inside)
    if isFromLeft, let parent = content.parent { place = parent.turned(place) }
    content.place(at: place.origin, proposal)
  }
}

extension View {
  /// Puts this view's center at a point, in points from the leading edge and the top, of the space
  /// that it is offered; it takes all of that space.
  public consuming func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position.finite))
  }

  /// Puts this view's center at a point of the space that it is offered, as a pointer tells of it.
  package consuming func position(fromLeft position: CGPoint) -> some View {
    modifier(PositionModifier(position: position.finite, isFromLeft: true))
  }

  /// Puts this view's center at a point, in points from the leading edge and the top, of the space
  /// that it is offered; it takes all of that space.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
