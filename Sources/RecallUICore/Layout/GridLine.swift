/// What stands side by side in a grid: the cells of a row, or one view across all columns.
struct GridLine {
  /// Nil for a view across all columns.
  let row: (any GridRowMark)?
  private(set) var cells: [Box]

  /// The lines that the boxes of a grid's content make.
  static func lines(of boxes: [Box], in grid: ViewNode) -> [GridLine] {
    var lines: [GridLine] = []
    for box in boxes {
      let row = box.row(in: grid)
      if let row, let last = lines.last, last.row === row {
        lines[lines.count - 1].cells.append(box)
      } else {
        lines.append(GridLine(row: row, cells: [box]))
      }
    }
    return lines
  }

  /// How the cells stand against each other upright, where the grid says `alignment`.
  func stack(in alignment: VerticalAlignment) -> StackArrangement {
    stack(of: cells, in: alignment)
  }

  /// How some of the cells stand against each other upright.
  func stack(of cells: [Box], in alignment: VerticalAlignment) -> StackArrangement {
    StackArrangement(
      axis: .horizontal, spacing: 0,
      alignment: Alignment(horizontal: .leading, vertical: row?.alignment ?? alignment),
      children: BoxChildren(cells))
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

extension Box {
  /// The row of a grid that this box is a cell of: the outermost one around the view that all
  /// modifiers stand around.
  fileprivate func row(in grid: ViewNode) -> (any GridRowMark)? {
    var row: (any GridRowMark)?
    var node: ViewNode? = innermost.node
    while let current = node, current !== grid {
      if let mark = current as? any GridRowMark { row = mark }
      node = current.parent
    }
    return row
  }
}
