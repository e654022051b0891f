/// Gives a row of a list its height, and what grows in it all of that.
struct RowFrameModifier: LayoutModifier {
  typealias Body = Never
  let minHeight: CGFloat

  func size(for proposal: ProposedViewSize, of content: Box) -> CGSize {
    let size = content.size(for: proposal)
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? size.width
    return CGSize(width: width, height: max(size.height, minHeight))
  }

  func place(_ content: Box, in size: CGSize, _ proposal: ProposedViewSize) {
    // Most rows have nothing that grows, and need not be measured again.
    let isFilled = proposal.height == nil && content.growsDown
    content.placeAligned(.center, in: size, isFilled ? ProposedViewSize(size) : proposal)
  }
}

extension View {
  /// Makes this view a list's row: as wide as it is offered, and as high as it is, or higher.
  ///
  /// - Parameter minHeight: How high at least, in points.
  package consuming func rowFrame(minHeight: CGFloat) -> some View {
    modifier(RowFrameModifier(minHeight: minHeight))
  }
}
