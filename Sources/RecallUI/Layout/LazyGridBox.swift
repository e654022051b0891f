/// Lays elements out in columns, row by row, and makes only the rows that can be seen.
///
/// Rows that were never seen are taken to be as high as the mean of those that were. The first row
/// is measured always, so that there is one.
final class LazyGridBox: Box, LazyBox {
  struct Arrangement {
    let columns: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat
  }

  private let arrangement: () -> Arrangement
  /// Heights of rows that were measured, for the width that they were measured for.
  private var heights: [Int: CGFloat] = [:]
  private var sumOfHeights: CGFloat = 0
  private var measuredWidth: CGFloat?
  private var content: LazyContent?

  init(node: ViewNode, _ arrangement: @escaping () -> Arrangement) {
    self.arrangement = arrangement
    super.init(node: node)
  }

  /// The elements, looked up again after the structure changed.
  private func elements() -> LazyContent {
    LazyContent(of: node.children[0])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let arrangement = arrangement()
    let elements = elements()
    let ideal = GridItem.tracks(arrangement.columns, in: 0).reduce(0) {
      max($0, $1.position + $1.length)
    }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? ideal
    let tracks = GridItem.tracks(arrangement.columns, in: width)
    let rows = rowCount(elements, tracks)
    forgetHeights(unlessFor: width)
    if rows > 0, heights[0] == nil { measureRow(0, elements, tracks) }
    let occupied = tracks.last.map { $0.position + $0.length } ?? 0
    return CGSize(
      width: max(width, occupied), height: top(ofRow: rows, arrangement.spacing, rows))
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    let arrangement = arrangement()
    let elements = elements()
    let tracks = GridItem.tracks(
      arrangement.columns, in: frame.width,
      alignedAt: arrangement.alignment.horizontal.fraction)
    let rows = rowCount(elements, tracks)
    guard rows > 0 else {
      children = []
      return
    }
    forgetHeights(unlessFor: frame.width)
    let visible = visibleRect ?? CGRect(origin: .zero, size: frame.size)
    let before = sumOfHeights
    var made: [Box] = []
    var shown = firstRow(at: visible.minY, arrangement.spacing, rows)..<rows
    var y = top(ofRow: shown.lowerBound, arrangement.spacing, rows)
    for row in shown {
      guard y < visible.maxY || row == shown.lowerBound else {
        shown = shown.lowerBound..<row
        break
      }
      let height = measureRow(row, elements, tracks)
      made += placeRow(row, at: y, height, elements, tracks, arrangement)
      y += height + arrangement.spacing
    }
    elements.removeElements(
      outside: shown.lowerBound
        * tracks.count..<min(shown.upperBound * tracks.count, elements.count))
    if !made.elementsEqual(children, by: ===) { children = made }
    // Rows that turned out higher or lower than they were taken to be change the grid's height.
    if sumOfHeights != before { invalidateLayout() }
  }

  // MARK: Rows

  private func rowCount(_ elements: LazyContent, _ tracks: [GridTrack]) -> Int {
    tracks.isEmpty ? 0 : (elements.count + tracks.count - 1) / tracks.count
  }

  private func forgetHeights(unlessFor width: CGFloat) {
    guard measuredWidth != width else { return }
    measuredWidth = width
    heights = [:]
    sumOfHeights = 0
  }

  private func elementsInRow(
    _ row: Int, _ elements: LazyContent, _ tracks: [GridTrack]
  ) -> [(track: GridTrack, boxes: [Box])] {
    tracks.indices.compactMap { column in
      let position = row * tracks.count + column
      guard position < elements.count else { return nil }
      return (tracks[column], elements.boxes(at: position))
    }
  }

  @discardableResult
  private func measureRow(
    _ row: Int, _ elements: LazyContent, _ tracks: [GridTrack]
  ) -> CGFloat {
    var height: CGFloat = 0
    for (track, boxes) in elementsInRow(row, elements, tracks) {
      for box in boxes {
        box.adopt(into: self)
        let proposal = ProposedViewSize(width: track.length, height: nil)
        height = max(height, box.size(for: proposal).height)
      }
    }
    sumOfHeights += height - (heights[row] ?? 0)
    heights[row] = height
    return height
  }

  private func placeRow(
    _ row: Int, at y: CGFloat, _ height: CGFloat, _ elements: LazyContent,
    _ tracks: [GridTrack], _ arrangement: Arrangement
  ) -> [Box] {
    var placed: [Box] = []
    for (track, boxes) in elementsInRow(row, elements, tracks) {
      let cell = CGSize(width: track.length, height: height)
      let proposal = ProposedViewSize(width: track.length, height: nil)
      for box in boxes {
        box.adopt(into: self)
        let alignment = track.alignment ?? arrangement.alignment
        let inside = alignment.origin(of: box.size(for: proposal), in: cell)
        box.place(at: CGPoint(x: track.position + inside.x, y: y + inside.y), proposal)
        placed.append(box)
      }
    }
    return placed
  }

  private var meanHeight: CGFloat {
    heights.isEmpty ? 0 : sumOfHeights / CGFloat(heights.count)
  }

  /// Where a row begins; for the number of rows, where the grid ends.
  private func top(ofRow row: Int, _ spacing: CGFloat, _ rows: Int) -> CGFloat {
    var y: CGFloat = 0
    var known = 0
    for (index, height) in heights.sorted(by: { $0.key < $1.key }) where index < row {
      y += height
      known += 1
    }
    y += CGFloat(row - known) * meanHeight + CGFloat(row) * spacing
    return row == rows ? max(0, y - spacing) : y
  }

  private func firstRow(at y: CGFloat, _ spacing: CGFloat, _ rows: Int) -> Int {
    var (low, high) = (0, rows - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if top(ofRow: middle, spacing, rows) <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
