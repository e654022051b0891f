/// Lays boxes out in columns, row by row, and makes only the rows that can be seen.
///
/// It is told here for a grid that grows downwards. One that grows sideways is the same with its
/// axes exchanged: its columns are then levels, its rows stand upright, and their heights are
/// widths.
///
/// Rows that were not measured are estimated by those that were (`RowHeights`), and for columns that
/// the grid was not laid out in, by the first row.
final class LazyGridBox: Box, LazyBox {
  struct Arrangement: Equatable {
    /// The axis on which the grid grows.
    var axis = Axis.vertical
    let columns: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat
    /// Whether the grid is as wide as its first element when it is not told how wide to be.
    var isAsWideAsElements = false
  }

  private let arrangement: () -> Arrangement
  private let axis: Axis
  private var heights = RowHeights()
  /// The columns that `heights` are for.
  private var measuredTracks: [GridTrack] = []
  /// What could be seen when elements were last made, in this box's space.
  private var shownRect: CGRect?
  /// What could be seen when that was last looked at without a layout since.
  private var notedRect: CGRect?

  init(node: ViewNode, _ arrangement: @escaping () -> Arrangement) {
    self.arrangement = arrangement
    axis = arrangement().axis
    super.init(node: node)
    node.graph.layout.add(self)
  }

  func noteVisiblePart() -> Bool {
    let visible = visibleRect
    guard visible != shownRect, visible != notedRect else { return false }
    notedRect = visible
    return true
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let arrangement = arrangement()
    let content = LazyContent(of: node.children[0])
    let width = width(for: proposal, arrangement, content)
    let tracks = tracks(arrangement, in: width)
    let occupied = tracks.last.map { $0.position + $0.length } ?? 0
    var size = CGSize.zero
    size[axis.other] = max(width, occupied)
    size[axis] = height(content, tracks, arrangement.spacing)
    return size
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
    let tracks = tracks(arrangement, in: width(for: proposal, arrangement, content))
    prepareHeights(content, tracks)
    shownRect = visibleRect
    notedRect = nil
    let visible = shownRect ?? CGRect(origin: .zero, size: frame.size)
    var placed: [Box] = []
    let first = heights.row(at: visible.origin[axis], spacing: arrangement.spacing)
    var row = first
    var y = heights.top(ofRow: first, spacing: arrangement.spacing)
    while row < heights.count, y < visible.origin[axis] + visible.size[axis] || row == first {
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
    var total = frame.size
    total[axis] = heights.total(spacing: arrangement.spacing)
    if total.sanitized != frame.size { invalidateLayout() }
  }

  /// Where an element stands, or is taken to stand while nobody has seen it.
  func frame(ofElement position: Int) -> CGRect {
    guard !measuredTracks.isEmpty, position < heights.count * measuredTracks.count else {
      return CGRect(origin: .zero, size: frame.size)
    }
    let spacing = arrangement().spacing
    let row = position / measuredTracks.count
    let track = measuredTracks[position % measuredTracks.count]
    let top = heights.top(ofRow: row, spacing: spacing)
    var rect = CGRect.zero
    rect.origin[axis] = top
    rect.origin[axis.other] = track.position
    rect.size[axis] =
      heights[row] ?? max(0, heights.top(ofRow: row + 1, spacing: spacing) - top - spacing)
    rect.size[axis.other] = track.length
    return rect
  }

  // MARK: Columns

  private func tracks(_ arrangement: Arrangement, in width: CGFloat) -> [GridTrack] {
    let alignment = arrangement.alignment
    return GridItem.tracks(
      arrangement.columns, in: width,
      alignedAt: axis == .vertical ? alignment.horizontal.fraction : alignment.vertical.fraction)
  }

  // MARK: Rows

  /// The width to divide into columns: what is offered, or else what the columns need at least.
  private func width(
    for proposal: ProposedViewSize, _ arrangement: Arrangement, _ content: LazyContent
  ) -> CGFloat {
    if let width = proposal[axis.other], width.isFinite { return width }
    if arrangement.isAsWideAsElements, content.count > 0 {
      return boxes(at: 0..<1, content).first?.size(for: .unspecified)[axis.other] ?? 0
    }
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
      max(height, pair.0.size(for: pair.1.proposal(across: axis))[axis])
    }
  }

  private func place(
    _ boxes: [Box], at y: CGFloat, _ height: CGFloat, _ tracks: [GridTrack],
    _ alignment: Alignment
  ) {
    for (box, track) in zip(boxes, tracks) {
      let proposal = track.proposal(across: axis)
      var cell = CGSize.zero
      cell[axis.other] = track.length
      cell[axis] = height
      var origin = (track.alignment ?? alignment).origin(of: box.size(for: proposal), in: cell)
      origin[axis.other] += track.position
      origin[axis] += y
      box.place(at: origin, proposal)
    }
  }
}

extension GridTrack {
  /// What is offered to an element of this column.
  fileprivate func proposal(across axis: Axis) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = length
    return proposal
  }
}
