/// Places a row with its lines, and beside it its actions: as far as it is pulled, or as far as they want.
///
/// Its views are the row, the line above, the one below, and the actions, as far as they are there.
struct SwipeLayout: Layout {
  let edge: HorizontalEdge
  let isOpen: Bool
  /// How far the row is being pulled from its leading edge, in points.
  let pull: CGFloat
  let lines: RowLines

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let row = subviews.first else { return }
    let count = (lines.hasTop ? 1 : 0) + (lines.hasBottom ? 1 : 0)
    let actions = subviews.dropFirst(1 + count).first
    let natural =
      actions?.sizeThatFits(ProposedViewSize(width: 0, height: bounds.height)).width ?? 0
    let sign: CGFloat = edge == .leading ? 1 : -1
    let out = max(0, (isOpen ? natural : 0) + sign * pull)
    let x = bounds.minX + sign * (actions == nil ? 0 : out)
    row.place(at: CGPoint(x: x, y: bounds.minY), proposal: proposal)
    placeLines(
      Array(subviews.dropFirst().prefix(count)), of: row.dimensions(in: proposal),
      from: CGPoint(x: x, y: bounds.minY))
    let width = max(natural, out)
    actions?.place(
      at: CGPoint(
        x: edge == .leading ? bounds.minX + out - width : bounds.maxX - out, y: bounds.minY),
      proposal: ProposedViewSize(width: width, height: bounds.height))
  }

  private func placeLines(
    _ views: [LayoutSubview], of row: ViewDimensions, from origin: CGPoint
  ) {
    guard !views.isEmpty else { return }
    let start = row[explicit: .listRowSeparatorLeading] ?? lines.leading
    let end = row[explicit: .listRowSeparatorTrailing] ?? row.width - lines.trailing
    let size = ProposedViewSize(width: max(end - start, 0), height: ListLook.lineWidth)
    for (index, line) in views.enumerated() {
      let isTop = lines.hasTop && index == 0
      line.place(
        at: CGPoint(
          x: origin.x + start, y: origin.y + (isTop ? 0 : row.height - ListLook.lineWidth)),
        proposal: size)
    }
  }
}
