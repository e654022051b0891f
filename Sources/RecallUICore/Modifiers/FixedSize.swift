/// Gives a view its ideal size.
public struct _FixedSizeModifier: LayoutModifier {
  public typealias Body = Never
  let axes: Axis.Set

  @usableFromInline
  init(horizontal: Bool, vertical: Bool) {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    self.axes = axes
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  func size(for proposal: ProposedViewSize, of content: Box) -> CGSize {
    content.size(for: inside(proposal))
  }

  func place(_ content: Box, in size: CGSize, _ proposal: ProposedViewSize) {
    content.place(at: .zero, inside(proposal))
  }

  func growsDown(_ content: Box) -> Bool { !axes.contains(.vertical) && content.growsDown }
}

extension View {
  /// Gives this view its ideal size on the axes that are told, whatever it is offered.
  @inlinable
  public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Gives this view its ideal size, whatever it is offered.
  @inlinable
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }
}
