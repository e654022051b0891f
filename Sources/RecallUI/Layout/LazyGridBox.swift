/// Lays boxes out in columns, row by row, and makes only the rows that can be seen.
///
/// Rows that were not measured are estimated by those that were (`RowHeights`), and for columns that
/// the grid was not laid out in, by the first row.
final class LazyGridBox: Box, LazyBox {
  struct Arrangement {
    let columns: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat
  }

  private let arrangement: () -> Arrangement
  private var heights = RowHeights()
  /// The columns that `heights` are for.
  private var measuredTracks: [GridTrack] = []
  /// What could be seen when elements were last made, in this box's space.
  private var shownRect: CGRect?

  init(node: ViewNode, _ arrangement: @escaping () -> Arrangement) {
    self.arrangement = arrangement
    super.init(node: node)
    node.graph.add(self)
  }

  var showsAnotherPart: Bool { visibleRect != shownRect }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let arrangement = arrangement()
    let content = LazyContent(of: node.children[0])
    let width = width(for: proposal, arrangement)
    let tracks = tracks(arrangement, in: width)
    let occupied = tracks.last.map { $0.position + $0.length } ?? 0
    return CGSize(
      width: max(width, occupied), height: height(content, tracks, arrangement.spacing))
  }

  private func height(
    _ content: LazyContent, _ tracks: [GridTrack], _ spacing: CGFloat
  ) -> CGFloat {
    guard tracks != measuredTracks else {
      heights.resize(to: rowCount(content, tracks))
      return heights.total(spacing: spacing)
    }
    let rows = rowCount(content, tracks)
    guard rows > 0 else { return 0 }
    let sample = boxes(at: 0..<min(tracks.count, content.count, LazyGridBox.sampleSize), content)
    return CGFloat(rows) * (greatestHeight(of: sample, tracks) + spacing) - spacing
  }

  /// How many boxes an estimate looks at: a stack may ask for the height in a width that nobody
  /// sees, with thousands of columns.
  private static let sampleSize = 64

  override func layoutChildren(_ proposal: ProposedViewSize) {
    let arrangement = arrangement()
    let content = LazyContent(of: node.children[0])
    let tracks = tracks(arrangement, in: width(for: proposal, arrangement))
    prepareHeights(content, tracks)
    shownRect = visibleRect
    let visible = shownRect ?? CGRect(origin: .zero, size: frame.size)
    var placed: [Box] = []
    let first = heights.row(at: visible.minY, spacing: arrangement.spacing)
    var row = first
    var y = heights.top(ofRow: first, spacing: arrangement.spacing)
    while row < heights.count, y < visible.maxY || row == first {
      let boxes = boxes(inRow: row, content, tracks)
      measureRow(row, boxes, tracks)
      let height = heights[row] ?? 0
      place(boxes, at: y, height, tracks, arrangement.alignment)
      placed += boxes
      y += height + arrangement.spacing
      row += 1
    }
    content.removeElements(outside: positions(inRows: first..<row, content, tracks))
    if !placed.elementsEqual(children, by: ===) { children = placed }
    // Rows that turned out higher or lower than they were taken to be change the grid's height.
    let total = CGSize(width: 0, height: heights.total(spacing: arrangement.spacing))
    if total.sanitized.height != frame.height { invalidateLayout() }
  }

  // MARK: Columns

  private func tracks(_ arrangement: Arrangement, in width: CGFloat) -> [GridTrack] {
    GridItem.tracks(
      arrangement.columns, in: width, alignedAt: arrangement.alignment.horizontal.fraction)
  }

  // MARK: Rows

  /// The width to divide into columns: what is offered, or else what the columns need at least.
  private func width(for proposal: ProposedViewSize, _ arrangement: Arrangement) -> CGFloat {
    if let width = proposal.width, width.isFinite { return width }
    return GridItem.tracks(arrangement.columns, in: 0)
      .reduce(0) { max($0, $1.position + $1.length) }
  }

  private func rowCount(_ content: LazyContent, _ tracks: [GridTrack]) -> Int {
    tracks.isEmpty ? 0 : (content.count + tracks.count - 1) / tracks.count
  }

  private func prepareHeights(_ content: LazyContent, _ tracks: [GridTrack]) {
    let rows = rowCount(content, tracks)
    guard tracks != measuredTracks else {
      heights.resize(to: rows)
      return
    }
    measuredTracks = tracks
    heights = RowHeights(count: rows)
    // There is to be a row by which the others can be estimated.
    if rows > 0 { measureRow(0, boxes(inRow: 0, content, tracks), tracks) }
  }

  private func positions(
    inRows rows: Range<Int>, _ content: LazyContent, _ tracks: [GridTrack]
  ) -> Range<Int> {
    rows.lowerBound * tracks.count..<min(rows.upperBound * tracks.count, content.count)
  }

  /// The boxes in a row, ready to be measured.
  private func boxes(
    inRow row: Int, _ content: LazyContent, _ tracks: [GridTrack]
  ) -> [Box] {
    boxes(at: positions(inRows: row..<row + 1, content, tracks), content)
  }

  private func boxes(at positions: Range<Int>, _ content: LazyContent) -> [Box] {
    let boxes = content.boxes(at: positions)
    // Containers in elements that were made just now have not got their own boxes yet.
    node.graph.collectBoxes()
    for box in boxes {
      box.adopt(into: self)
    }
    return boxes
  }

  /// Takes over the height of a row, and tells whether that moves others.
  @discardableResult
  private func measureRow(_ row: Int, _ boxes: [Box], _ tracks: [GridTrack]) -> Bool {
    heights.set(greatestHeight(of: boxes, tracks), of: row)
  }

  private func greatestHeight(of boxes: [Box], _ tracks: [GridTrack]) -> CGFloat {
    zip(boxes, tracks).reduce(0) { height, pair in
      max(height, pair.0.size(for: pair.1.proposal).height)
    }
  }

  private func place(
    _ boxes: [Box], at y: CGFloat, _ height: CGFloat, _ tracks: [GridTrack],
    _ alignment: Alignment
  ) {
    for (box, track) in zip(boxes, tracks) {
      let cell = CGSize(width: track.length, height: height)
      let inside = (track.alignment ?? alignment).origin(
        of: box.size(for: track.proposal), in: cell)
      box.place(at: CGPoint(x: track.position + inside.x, y: y + inside.y), track.proposal)
    }
  }
}

extension GridTrack {
  /// What is offered to an element of this column.
  fileprivate var proposal: ProposedViewSize { ProposedViewSize(width: length, height: nil) }
}
