/// Lays boxes out in rows and columns.
final class GridBox: Box {
  struct Arrangement: Equatable {
    let alignment: Alignment
    let spacing: CGSize
  }

  private let arrangement: () -> Arrangement
  private var lines: [GridLine] = []

  init(node: ViewNode, _ arrangement: @escaping () -> Arrangement) {
    self.arrangement = arrangement
    super.init(node: node)
  }

  override func takeContent(_ boxes: [Box]) -> Bool {
    guard super.takeContent(boxes) else { return false }
    lines = GridLine.lines(of: boxes, in: node)
    return true
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    measures(proposal, arrangement()).size
  }

  private func measures(
    _ proposal: ProposedViewSize, _ arrangement: Arrangement
  ) -> GridMeasures {
    GridMeasures(lines, arrangement.spacing, arrangement.alignment.vertical, proposal)
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    let arrangement = arrangement()
    let measures = measures(proposal, arrangement)
    let columnAlignments = columnAlignments
    var top: CGFloat = 0
    for (line, height) in zip(lines, measures.heights) {
      if line.row != nil {
        place(line, at: top, height, measures, arrangement, columnAlignments)
      } else {
        let size = CGSize(width: frame.width, height: height)
        for box in line.cells {
          place(
            box, in: CGRect(origin: CGPoint(x: 0, y: top), size: size), arrangement.alignment,
            ProposedViewSize(size))
        }
      }
      top += height + arrangement.spacing.height
    }
  }

  /// Where the columns stand whose views say it.
  private var columnAlignments: [Int: HorizontalAlignment] {
    var alignments: [Int: HorizontalAlignment] = [:]
    for line in lines where line.row != nil {
      for (cell, columns) in line.cellsWithColumns {
        if let alignment = cell.gridColumnAlignment { alignments[columns.lowerBound] = alignment }
      }
    }
    return alignments
  }

  private func place(
    _ row: GridLine, at top: CGFloat, _ height: CGFloat, _ measures: GridMeasures,
    _ arrangement: Arrangement, _ columnAlignments: [Int: HorizontalAlignment]
  ) {
    let stack = row.stack(in: arrangement.alignment.vertical)
    let proposals = measures.proposals(for: row, height: height)
    let deepest = stack.alignsBaselines ? stack.farthestLine(proposals) : 0
    for (entry, proposal) in zip(row.cellsWithColumns, proposals) {
      var rect = CGRect(
        x: measures.left(of: entry.columns), y: top, width: measures.width(of: entry.columns),
        height: height)
      if let anchor = entry.cell.gridCellAnchor {
        place(entry.cell, in: rect, at: anchor, proposal)
        continue
      }
      let alignment = Alignment(
        horizontal: columnAlignments[entry.columns.lowerBound] ?? arrangement.alignment.horizontal,
        vertical: stack.alignment.vertical)
      if stack.alignsBaselines {
        rect.origin.y += deepest - stack.line(of: entry.cell, proposal)
        rect.size.height = entry.cell.size(for: proposal).height
      }
      place(entry.cell, in: rect, alignment, proposal)
    }
  }

  private func place(
    _ cell: Box, in rect: CGRect, _ alignment: Alignment, _ proposal: ProposedViewSize
  ) {
    let inside = alignment.origin(of: cell.size(for: proposal), in: rect.size)
    cell.place(at: CGPoint(x: rect.minX + inside.x, y: rect.minY + inside.y), proposal)
  }

  private func place(
    _ cell: Box, in rect: CGRect, at anchor: UnitPoint, _ proposal: ProposedViewSize
  ) {
    let size = cell.size(for: proposal)
    cell.place(
      at: CGPoint(
        x: rect.minX + (rect.width - size.width) * anchor.x,
        y: rect.minY + (rect.height - size.height) * anchor.y), proposal)
  }
}
