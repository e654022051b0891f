/// Lays boxes out in rows and columns.
final class GridBox: Box {
  struct Arrangement: Equatable {
    let alignment: Alignment
    let spacing: CGSize
  }

  private let arrangement: () -> Arrangement
  /// The rows, and the boxes that have a row of their own.
  private var rows: [Box] = []

  init(node: ViewNode, _ arrangement: @escaping () -> Arrangement) {
    self.arrangement = arrangement
    super.init(node: node)
  }

  override func takeContent(_ boxes: [Box]) -> Bool {
    guard !boxes.elementsEqual(rows, by: ===) else { return false }
    rows = boxes
    return true
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    takeCells()
    return GridMeasures(rows, arrangement().spacing, proposal).size
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    takeCells()
    let arrangement = arrangement()
    let measures = GridMeasures(rows, arrangement.spacing, proposal)
    var top: CGFloat = 0
    for (row, height) in zip(rows, measures.heights) {
      let size = CGSize(width: frame.width, height: height)
      if let row = row as? GridRowBox {
        row.place(at: CGPoint(x: 0, y: top), ProposedViewSize(size))
        place(row, at: top, height, measures, arrangement)
      } else {
        place(
          row, in: CGRect(origin: CGPoint(x: 0, y: top), size: size), arrangement.alignment,
          ProposedViewSize(size))
      }
      top += height + arrangement.spacing.height
    }
  }

  private func place(
    _ row: GridRowBox, at top: CGFloat, _ height: CGFloat, _ measures: GridMeasures,
    _ arrangement: Arrangement
  ) {
    let stack = row.stack
    let proposals = measures.proposals(for: row, height: height)
    let deepest = stack.alignsBaselines ? stack.farthestLine(proposals) : 0
    let alignment = Alignment(
      horizontal: arrangement.alignment.horizontal, vertical: stack.alignment.vertical)
    for (entry, proposal) in zip(row.cellsWithColumns, proposals) {
      var rect = CGRect(
        x: measures.left(of: entry.columns), y: top, width: measures.width(of: entry.columns),
        height: height)
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

  /// Makes the cells of all rows the children, beside the rows themselves.
  private func takeCells() {
    let boxes = rows.flatMap { row in [row] + ((row as? GridRowBox)?.cells ?? []) }
    if !boxes.elementsEqual(children, by: ===) { children = boxes }
    for case let row as GridRowBox in rows {
      row.inheritedAlignment = arrangement().alignment.vertical
    }
  }
}

extension GridRowBox {
  /// How the cells stand against each other upright.
  var stack: StackArrangement {
    StackArrangement(
      axis: .horizontal, spacing: 0,
      alignment: Alignment(horizontal: .leading, vertical: alignment ?? inheritedAlignment),
      children: cells)
  }

  /// The cells with the columns that they take.
  var cellsWithColumns: [(cell: Box, columns: Range<Int>)] {
    var next = 0
    return cells.map { cell in
      let columns = next..<(next + cell.gridColumns)
      next = columns.upperBound
      return (cell, columns)
    }
  }
}
