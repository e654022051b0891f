import RecallUI

/// Puts views into as few rows as they need, with nearly as many in each, all as wide as the space.
///
/// Where they don't come out even, the upper rows have one less: what comes first is wider, and nothing is left alone
/// at the end.
struct EvenRows: Layout {
  /// Of each view, in points, or nil for as wide as the widest wants to be; a space that is narrower than that has
  /// one in each row.
  var leastWidth: CGFloat?
  /// Between views and between rows, in points.
  let spacing: CGFloat
  /// How many stand in a row where the space is wide enough.
  let most: Int

  /// How many views stand in each row.
  static func counts(of views: Int, atMost most: Int) -> [Int] {
    guard views > 0 else { return [] }
    let most = max(most, 1)
    let rows = (views + most - 1) / most
    let (least, wider) = views.quotientAndRemainder(dividingBy: rows)
    return (0..<rows).map { $0 < rows - wider ? least : least + 1 }
  }

  private func rows(of subviews: Subviews, in width: CGFloat) -> [[LayoutSubview]] {
    let leastWidth =
      leastWidth ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let most = Int(max(1, min((width + spacing) / (leastWidth + spacing), CGFloat(most))))
    var rest = subviews[...]
    return Self.counts(of: subviews.count, atMost: most).map { count in
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
  }

  private func proposal(for row: [LayoutSubview], in width: CGFloat) -> ProposedViewSize {
    let gaps = spacing * CGFloat(row.count - 1)
    return ProposedViewSize(width: max(0, width - gaps) / CGFloat(row.count), height: nil)
  }

  private func height(of row: [LayoutSubview], in width: CGFloat) -> CGFloat {
    row.map { $0.sizeThatFits(proposal(for: row, in: width)).height }.max() ?? 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let heights = rows(of: subviews, in: width).map { height(of: $0, in: width) }
    return CGSize(
      width: width, height: heights.reduce(0, +) + spacing * CGFloat(max(0, heights.count - 1)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(of: subviews, in: bounds.width) {
      let proposal = self.proposal(for: row, in: bounds.width)
      for (index, subview) in row.enumerated() {
        let x = bounds.minX + CGFloat(index) * ((proposal.width ?? 0) + spacing)
        subview.place(at: CGPoint(x: x, y: y), proposal: proposal)
      }
      y += height(of: row, in: bounds.width) + spacing
    }
  }
}
