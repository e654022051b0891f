import RecallUI

/// A grid whose cells all have the aspect of a card, and are as large as a fit found that they can
/// be: rows in the middle of its space, the last one too.
package struct AspectVGrid: Layout {
  let fit: CardFit

  package init(fit: CardFit) {
    self.fit = fit
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let rows = (subviews.count + fit.columns - 1) / fit.columns
    let own = size(columns: min(fit.columns, subviews.count), rows: rows)
    return proposal.replacingUnspecifiedDimensions(by: own)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rows = (subviews.count + fit.columns - 1) / fit.columns
    let height = size(columns: 1, rows: rows).height
    let card = ProposedViewSize(width: fit.cardWidth, height: fit.cardHeight)
    for index in subviews.indices {
      let (row, column) = (index / fit.columns, index % fit.columns)
      let inRow = min(subviews.count - row * fit.columns, fit.columns)
      let width = size(columns: inRow, rows: 1).width
      let x = (bounds.width - width) / 2 + CGFloat(column) * (fit.cardWidth + fit.gap)
      let y = (bounds.height - height) / 2 + CGFloat(row) * (fit.cardHeight + fit.gap)
      subviews[index].place(
        at: CGPoint(x: bounds.minX + rounded(x), y: bounds.minY + rounded(y)), proposal: card)
    }
  }

  /// Whole points keep edges sharp, where a card has points to spare.
  private func rounded(_ length: CGFloat) -> CGFloat {
    fit.cardWidth > 16 ? length.rounded() : length
  }

  private func size(columns: Int, rows: Int) -> CGSize {
    CGSize(
      width: CGFloat(columns) * (fit.cardWidth + fit.gap) - fit.gap,
      height: CGFloat(rows) * (fit.cardHeight + fit.gap) - fit.gap)
  }
}
