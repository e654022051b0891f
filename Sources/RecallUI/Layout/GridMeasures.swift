/// How wide a grid's columns and how high its rows are, in points, for a proposal.
struct GridMeasures {
  private(set) var widths: [CGFloat] = []
  private(set) var heights: [CGFloat] = []
  private(set) var size = CGSize.zero
  private let spacing: CGSize

  init(_ rows: [Box], _ spacing: CGSize, _ proposal: ProposedViewSize) {
    self.spacing = spacing
    let gridRows = rows.compactMap { ($0 as? GridRowBox)?.cellsWithColumns }
    widths = SpaceSharing(
      count: gridRows.flatMap { $0.map(\.columns.upperBound) }.max() ?? 0, spacing: spacing.width
    ).lengths(of: proposal.width) { column, width in
      gridRows.reduce(0) { widest, row in
        row.reduce(widest) { widest, entry in
          guard entry.columns == column..<(column + 1) else { return widest }
          return max(widest, entry.cell.size(for: .init(width: width, height: nil)).width)
        }
      }
    }
    for row in gridRows {
      for (cell, columns) in row where columns.count > 1 {
        widen(columns, for: cell)
      }
    }
    size.width = rows.reduce(width(of: widths.indices)) { widest, row in
      guard !(row is GridRowBox) else { return widest }
      return max(widest, row.size(for: .init(width: proposal.width, height: nil)).width)
    }
    heights = SpaceSharing(count: rows.count, spacing: spacing.height)
      .lengths(of: proposal.height) { [self] row, height in
        guard let row = rows[row] as? GridRowBox else {
          return rows[row].size(for: .init(width: size.width, height: height)).height
        }
        let proposals = proposals(for: row, height: height)
        guard !row.stack.alignsBaselines else { return row.stack.extent(proposals) }
        return zip(row.cells, proposals).reduce(0) { max($0, $1.0.size(for: $1.1).height) }
      }
    size.height = heights.reduce(0, +) + spacing.height * CGFloat(max(heights.count - 1, 0))
  }

  /// Gives columns that a cell takes together what it needs beyond them, in equal parts.
  private mutating func widen(_ columns: Range<Int>, for cell: Box) {
    let width = width(of: columns)
    let wanted = cell.size(for: .init(width: width, height: nil)).width
    guard wanted > width else { return }
    for column in columns {
      widths[column] += (wanted - width) / CGFloat(columns.count)
    }
  }

  /// What is proposed to the cells of a row.
  func proposals(for row: GridRowBox, height: CGFloat?) -> [ProposedViewSize] {
    row.cellsWithColumns.map { ProposedViewSize(width: width(of: $0.columns), height: height) }
  }

  /// Where columns begin.
  func left(of columns: Range<Int>) -> CGFloat {
    widths[..<columns.lowerBound].reduce(0) { $0 + $1 + spacing.width }
  }

  /// How wide columns are together.
  func width(of columns: Range<Int>) -> CGFloat {
    widths[columns].reduce(0, +) + spacing.width * CGFloat(max(columns.count - 1, 0))
  }
}
