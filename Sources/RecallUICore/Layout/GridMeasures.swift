/// How wide a grid's columns and how high its rows are, in points, for a proposal.
struct GridMeasures {
  private(set) var widths: [CGFloat] = []
  private(set) var heights: [CGFloat] = []
  private(set) var size = CGSize.zero
  private let spacing: CGSize

  /// - Parameter alignment: How cells stand upright in rows that say nothing.
  init(
    _ lines: [GridLine], _ spacing: CGSize, _ alignment: VerticalAlignment,
    _ proposal: ProposedViewSize
  ) {
    self.spacing = spacing
    let gridRows = lines.filter { $0.row != nil }.map(\.cellsWithColumns)
    widths = SpaceSharing(
      count: gridRows.flatMap { $0.map(\.columns.upperBound) }.max() ?? 0, spacing: spacing.width
    ).lengths(of: proposal.width) { column, width in
      gridRows.reduce(0) { widest, row in
        row.reduce(widest) { widest, entry in
          guard entry.columns == column..<(column + 1), entry.cell.asksGrid(for: .horizontal)
          else { return widest }
          return max(widest, entry.cell.size(for: .init(width: width, height: nil)).width)
        }
      }
    }
    for row in gridRows {
      for (cell, columns) in row where columns.count > 1 && cell.asksGrid(for: .horizontal) {
        widen(columns, for: cell)
      }
    }
    size.width = lines.reduce(width(of: widths.indices)) { widest, line in
      guard line.row == nil else { return widest }
      return line.cells.lazy.filter { $0.asksGrid(for: .horizontal) }.reduce(widest) {
        max($0, $1.size(for: .init(width: proposal.width, height: nil)).width)
      }
    }
    heights = SpaceSharing(count: lines.count, spacing: spacing.height)
      .lengths(of: proposal.height) { [self] index, height in
        let line = lines[index]
        let asking = zip(line.cells, proposals(for: line, height: height))
          .filter { $0.0.asksGrid(for: .vertical) }
        let stack = line.stack(of: asking.map(\.0), in: alignment)
        guard line.row == nil || !stack.alignsBaselines else {
          return stack.extent(asking.map(\.1))
        }
        return asking.reduce(0) { max($0, $1.0.size(for: $1.1).height) }
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

  /// What is proposed to the cells of a row, or to a view across all columns.
  func proposals(for line: GridLine, height: CGFloat?) -> [ProposedViewSize] {
    guard line.row != nil else {
      return line.cells.map { _ in ProposedViewSize(width: size.width, height: height) }
    }
    return line.cellsWithColumns.map {
      ProposedViewSize(width: width(of: $0.columns), height: height)
    }
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
