/// Lays boxes out in rows and columns.
final class GridBox: Box {
  struct Arrangement {
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
        place(row, in: CGRect(origin: CGPoint(x: 0, y: top), size: size), arrangement.alignment)
      }
      top += height + arrangement.spacing.height
    }
  }

  private func place(
    _ row: GridRowBox, at top: CGFloat, _ height: CGFloat, _ measures: GridMeasures,
    _ arrangement: Arrangement
  ) {
    let alignment = Alignment(
      horizontal: arrangement.alignment.horizontal,
      vertical: row.alignment ?? arrangement.alignment.vertical)
    for (cell, columns) in row.cellsWithColumns {
      let left = measures.left(of: columns)
      let rect = CGRect(x: left, y: top, width: measures.width(of: columns), height: height)
      place(cell, in: rect, alignment)
    }
  }

  private func place(_ cell: Box, in rect: CGRect, _ alignment: Alignment) {
    let proposal = ProposedViewSize(rect.size)
    let inside = alignment.origin(of: cell.size(for: proposal), in: rect.size)
    cell.place(at: CGPoint(x: rect.minX + inside.x, y: rect.minY + inside.y), proposal)
  }

  /// Makes the cells of all rows the children, beside the rows themselves.
  private func takeCells() {
    let boxes = rows.flatMap { row in [row] + ((row as? GridRowBox)?.cells ?? []) }
    if !boxes.elementsEqual(children, by: ===) { children = boxes }
  }
}

extension GridRowBox {
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
