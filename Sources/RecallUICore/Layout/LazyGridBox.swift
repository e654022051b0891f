import Interaction
import VirtualTime

/// Lays boxes out in columns, row by row, and makes only the rows that can be seen.
///
/// It is told here for a grid that grows downwards. One that grows sideways is the same with its
/// axes exchanged: its columns are then levels, its rows stand upright, and their heights are
/// widths.
///
/// Rows that were not measured are estimated by those that were (`RowHeights`), and for columns that
/// the grid was not laid out in, by the first row.
final class LazyGridBox: ChoosingBox, LazyBox, ElementFrames {
  struct Arrangement: Equatable {
    /// The axis on which the grid grows.
    var axis = Axis.vertical
    let columns: GridItems
    let alignment: Alignment
    let spacing: CGFloat
    /// Whether the grid is as wide as its first element when it is not told how wide to be.
    var isAsWideAsElements = false
    /// What of a section stays in sight with it.
    var pinnedViews: PinnedScrollableViews = []
  }

  private let arrangement: () -> Arrangement
  private let axis: Axis
  private var heights = RowHeights()
  /// How the boxes share the rows that `heights` are for.
  private var lines = LazyLines()
  /// What stays in sight, and between where.
  private var pinned: [PinnedBox] = []
  /// Makes a box around each of the content's, if somebody does.
  private unowned let decorator: (any LazyDecorator)?
  /// The columns that `heights` are for.
  private var measuredTracks: [GridTrack] = []
  /// The heights in the columns before, the latest first. A container may be laid out in several widths for one
  /// place, to find the lines in it.
  private var formerHeights: [(tracks: [GridTrack], heights: RowHeights)] = []
  /// What could be seen when elements were last made, in this box's space.
  private var shownRect: CGRect?
  /// What could be seen when that was last looked at without a layout since.
  private var notedRect: CGRect?

  init(
    node: ViewNode, decorator: (any LazyDecorator)? = nil,
    _ arrangement: @escaping () -> Arrangement
  ) {
    self.arrangement = arrangement
    self.decorator = decorator
    axis = arrangement().axis
    super.init(node: node)
    node.graph.layout.add(self)
  }

  func noteVisiblePart() -> Bool {
    let visible = visibleRect.map(turned)
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
      heights.resize(to: LazyLines(of: content, columns: tracks.count).count)
      return heights.total(spacing: spacing)
    }
    let rows = LazyLines(of: content, columns: tracks.count).count
    guard rows > 0 else { return 0 }
    if let index = formerHeights.firstIndex(where: { $0.tracks == tracks }) {
      formerHeights[index].heights.resize(to: rows)
      return formerHeights[index].heights.total(spacing: spacing)
    }
    let sample = boxes(at: 0..<min(tracks.count, content.count, LazyGridBox.sampleSize), content)
    return CGFloat(rows) * (greatestHeight(of: sample, tracks) + spacing) - spacing
  }

  private static let mostFormerHeights = 3

  /// How many boxes an estimate looks at: a stack may ask for the height in a width that nobody
  /// sees, with thousands of columns.
  private static let sampleSize = 64

  override func layoutChildren(_ proposal: ProposedViewSize) {
    let arrangement = arrangement()
    let content = LazyContent(of: node.children[0])
    let tracks = tracks(arrangement, in: width(for: proposal, arrangement, content))
    prepareHeights(content, tracks)
    shownRect = visibleRect.map(turned)
    notedRect = nil
    let visible = shownRect ?? CGRect(origin: .zero, size: frame.size)
    var shown: [ShownRow] = []
    let first = heights.row(at: visible.origin[axis], spacing: arrangement.spacing)
    var y = heights.top(ofRow: first, spacing: arrangement.spacing)
    for row in first..<max(heights.count, first) {
      guard y < visible.origin[axis] + visible.size[axis] || row == first else { break }
      let boxes = boxes(inRow: row, content)
      measureRow(row, boxes, tracks)
      shown.append(ShownRow(row: row, boxes: boxes, start: y))
      y += (heights[row] ?? 0) + arrangement.spacing
    }
    let positions = lines.positions(inLines: first..<first + shown.count)
    let pinnedRows = rowsToPin(around: positions, content, arrangement, tracks, &shown)
    pinned = pinnedRows.flatMap(\.pins)
    let edges = pinned.isEmpty ? nil : shownEdges(at: nil)
    for row in shown {
      let start = pinnedRows.first { $0.row == row.row }?.pins.first?.place(between: edges)
      place(row.boxes, inRow: row.row, at: start ?? row.start, tracks, arrangement.alignment)
    }
    content.removeElements(outside: positions)
    keepDecorations(inRows: shown, content)
    // What stays in sight is in front of the others.
    let placed =
      shown.filter { row in !pinnedRows.contains { $0.row == row.row } }.flatMap(\.boxes)
      + pinned.map(\.box)
    choose(placed)
    content.noteSight(in: node) { position in
      positions.contains(position)
        || pinnedRows.contains { lines.positions(inLine: $0.row).contains(position) }
    }
    // Rows that turned out higher or lower than they were taken to be change the grid's height.
    var total = frame.size
    total[axis] = heights.total(spacing: arrangement.spacing)
    if total.sanitized != frame.size { invalidateLayout() }
  }

  override var contentOfChildren: BoxChildren {
    decorator.map { BoxChildren($0.contents) } ?? children
  }

  /// A row that there is.
  private struct ShownRow {
    let row: Int
    let boxes: [Box]
    /// Where it would begin.
    let start: CGFloat
  }

  private func keepDecorations(inRows rows: [ShownRow], _ content: LazyContent) {
    guard let decorator else { return }
    decorator.keepDecorations(
      around: rows.flatMap { content.boxes(at: lines.positions(inLine: $0.row)) })
  }

  /// Where an element stands, or is taken to stand while nobody has seen it.
  func frame(ofElement position: Int) -> CGRect { turned(place(ofElement: position)) }

  /// The same from the leading edge.
  private func place(ofElement position: Int) -> CGRect {
    let place = lines.place(of: position)
    guard measuredTracks.indices.contains(place.column), place.line < heights.count else {
      return CGRect(origin: .zero, size: frame.size)
    }
    let spacing = arrangement().spacing
    let row = place.line
    let track = tracks(measuredTracks, inRow: row)[place.column]
    let top = heights.top(ofRow: row, spacing: spacing)
    var rect = CGRect.zero
    rect.origin[axis] = top
    rect.origin[axis.other] = track.position
    rect.size[axis] =
      heights[row] ?? max(0, heights.top(ofRow: row + 1, spacing: spacing) - top - spacing)
    rect.size[axis.other] = track.length
    return rect
  }

  /// Scrolls the scroll views around so far that an element shows.
  ///
  /// - Returns: Whether something moved.
  func reveal(element position: Int) -> Bool {
    var rect = place(ofElement: position)
    // What is pinned covers what is behind it.
    let covered = pinned.filter(\.isHeader).map(\.length).max() ?? 0
    rect.origin[axis] -= covered
    rect.size[axis] += covered
    rect = turned(rect)
    var (box, hasMoved): (Box, Bool) = (self, false)
    while let parent = box.parent {
      rect.origin.x += box.frame.minX
      rect.origin.y += box.frame.minY
      if let scroll = parent as? ScrollBox, scroll.reveal(rect, at: nil) { hasMoved = true }
      rect.origin.x += parent.offsetForChildren.width
      rect.origin.y += parent.offsetForChildren.height
      box = parent
    }
    return hasMoved
  }

  /// How much of the container can be seen at once, in points.
  var shownLength: CGFloat {
    shownEdges(at: nil).map { $0.upperBound - $0.lowerBound } ?? frame.size[axis]
  }

  /// The content's boxes, none of which need be there yet, for who looks at them before the next layout.
  func glimpse<Result>(_ body: (LazyContent) -> Result) -> Result {
    let answer = body(LazyContent(of: node.children[0]))
    invalidatePlaces()
    return answer
  }

  /// Where all elements stand, or are taken to stand: as many as are worth looking at.
  var framesOfElements: [CGRect] {
    let count = min(LazyContent(of: node.children[0]).count, LazyGridBox.mostFrames)
    return (0..<count).map(frame(ofElement:))
  }

  private static let mostFrames = 10_000

  // MARK: Columns

  private func tracks(_ arrangement: Arrangement, in width: CGFloat) -> [GridTrack] {
    let alignment = arrangement.alignment
    return GridItem.tracks(
      arrangement.columns.items, in: width,
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
    return GridItem.tracks(arrangement.columns.items, in: 0)
      .reduce(0) { max($0, $1.position + $1.length) }
  }

  private func prepareHeights(_ content: LazyContent, _ tracks: [GridTrack]) {
    lines = LazyLines(of: content, columns: tracks.count)
    guard tracks != measuredTracks else {
      heights.resize(to: lines.count)
      return
    }
    formerHeights.insert((measuredTracks, heights), at: 0)
    measuredTracks = tracks
    if let index = formerHeights.firstIndex(where: { $0.tracks == tracks }) {
      heights = formerHeights.remove(at: index).heights
      heights.resize(to: lines.count)
      return
    }
    if formerHeights.count > LazyGridBox.mostFormerHeights { formerHeights.removeLast() }
    heights = RowHeights(count: lines.count)
    // There is to be a row by which the others can be estimated.
    if lines.count > 0 { measureRow(0, boxes(inRow: 0, content), tracks) }
  }

  /// The columns of a row.
  private func tracks(_ tracks: [GridTrack], inRow row: Int) -> [GridTrack] {
    guard tracks.count > 1, lines.isWhole(row), let first = tracks.first, let last = tracks.last
    else { return tracks }
    return [
      GridTrack(
        position: first.position, length: last.position + last.length - first.position,
        alignment: nil)
    ]
  }

  /// The boxes in a row, ready to be measured.
  private func boxes(inRow row: Int, _ content: LazyContent) -> [Box] {
    boxes(at: lines.positions(inLine: row), content)
  }

  private func boxes(at positions: Range<Int>, _ content: LazyContent) -> [Box] {
    var boxes = content.boxes(at: positions)
    // Containers in elements that were made just now have not got their own boxes yet.
    node.graph.collectBoxes()
    if let decorator {
      boxes = zip(positions, boxes).map { decorator.decoration(of: $1, at: content.place(of: $0)) }
      node.graph.collectBoxes()
    }
    for box in boxes {
      box.adopt(into: self)
    }
    return boxes
  }

  /// Takes over the height of a row, and tells whether that moves others.
  @discardableResult
  private func measureRow(_ row: Int, _ boxes: [Box], _ tracks: [GridTrack]) -> Bool {
    heights.set(greatestHeight(of: boxes, self.tracks(tracks, inRow: row)), of: row)
  }

  private func greatestHeight(of boxes: [Box], _ tracks: [GridTrack]) -> CGFloat {
    zip(boxes, tracks).reduce(0) { height, pair in
      max(height, pair.0.size(for: pair.1.proposal(across: axis))[axis])
    }
  }

  private func place(
    _ boxes: [Box], inRow row: Int, at y: CGFloat, _ tracks: [GridTrack], _ alignment: Alignment
  ) {
    let height = heights[row] ?? 0
    for (box, track) in zip(boxes, self.tracks(tracks, inRow: row)) {
      var proposal = track.proposal(across: axis)
      var size = box.size(for: proposal)
      if boxes.count > 1, size[axis] < height {
        // What can grow is as high as its row.
        proposal[axis] = height
        size = box.size(for: proposal)
      }
      var cell = CGSize.zero
      cell[axis.other] = track.length
      cell[axis] = height
      var origin = (track.alignment ?? alignment).origin(of: size, in: cell)
      origin[axis.other] += track.position
      origin[axis] += y
      box.place(at: origin, proposal)
    }
  }

  // MARK: What stays in sight

  /// From where to where the scroll view around shows this box, at an instant or where it will come to
  /// rest; nil when nothing scrolls.
  private func shownEdges(at instant: Instant?) -> ClosedRange<CGFloat>? {
    var (origin, box): (CGPoint, Box) = (.zero, self)
    while let parent = box.parent {
      origin.x += box.frame.minX
      origin.y += box.frame.minY
      if let scroll = parent as? ScrollBox {
        let offset =
          instant.map { scroll.presentedOffsetForChildren(at: $0) } ?? scroll.offsetForChildren
        let window = scroll.window(at: instant)
        let shown = turned(
          CGRect(
            x: -offset.width - origin.x, y: window.minY - offset.height - origin.y,
            width: max(window.width, 0), height: max(window.height, 0)))
        return shown.origin[axis]...shown.origin[axis] + shown.size[axis]
      }
      box = parent
    }
    return nil
  }

  /// The rows that are to stay in sight while some boxes are shown. Those that would not be seen
  /// otherwise are made.
  private func rowsToPin(
    around positions: Range<Int>, _ content: LazyContent, _ arrangement: Arrangement,
    _ tracks: [GridTrack], _ shown: inout [ShownRow]
  ) -> [(row: Int, pins: [PinnedBox])] {
    let views = arrangement.pinnedViews
    guard !views.isEmpty, !positions.isEmpty, let first = content.span(at: positions.lowerBound),
      let last = content.span(at: positions.upperBound - 1)
    else { return [] }
    let toPin = content.spans[first...last].flatMap { span in
      (views.contains(.sectionFooters) ? Array(span.footer) : [])
        + (views.contains(.sectionHeaders) ? Array(span.header) : [])
    }
    return toPin.map { position in
      let row = lines.place(of: position).line
      let standing = shown.first { $0.row == row }
      let boxes = standing?.boxes ?? boxes(inRow: row, content)
      if standing == nil {
        measureRow(row, boxes, tracks)
        let start = heights.top(ofRow: row, spacing: arrangement.spacing)
        shown.append(ShownRow(row: row, boxes: boxes, start: start))
      }
      let start = standing?.start ?? heights.top(ofRow: row, spacing: arrangement.spacing)
      let edges = edges(ofSectionAround: position, content, arrangement.spacing)
      let isHeader =
        content.span(at: position).map { content.spans[$0].role(of: position) == .header } ?? true
      return (
        row,
        boxes.map {
          PinnedBox(
            box: $0, axis: axis, natural: start, length: heights[row] ?? 0,
            start: edges.lowerBound, end: edges.upperBound, isHeader: isHeader)
        }
      )
    }
  }

  /// From where to where the section of a box reaches.
  private func edges(
    ofSectionAround position: Int, _ content: LazyContent, _ spacing: CGFloat
  ) -> ClosedRange<CGFloat> {
    guard let number = content.span(at: position) else { return 0...0 }
    let all = content.spans[number].all
    let start = heights.top(ofRow: lines.place(of: all.lowerBound).line, spacing: spacing)
    let next = lines.place(of: all.upperBound - 1).line + 1
    return start...max(start, heights.top(ofRow: next, spacing: spacing) - spacing)
  }

  override func draw(into list: inout DisplayListBuilder) {
    let moved = pinned.compactMap { pin -> (box: Box, way: CGFloat)? in
      let way =
        pin.place(between: shownEdges(at: list.now)) - pin.place(between: shownEdges(at: nil))
      return way == 0 ? nil : (pin.box, way)
    }
    guard !moved.isEmpty else { return drawChildren(into: &list) }
    for child in removals.isEmpty ? childrenBackToFront : drawnChildren(in: &list) {
      guard let way = moved.first(where: { $0.box === child })?.way else {
        list.draw(child)
        continue
      }
      let offset = turned(
        axis == .vertical ? CGSize(width: 0, height: way) : CGSize(width: way, height: 0))
      list.withOffset(offset) { $0.draw(child) }
    }
  }
}

/// Makes boxes around those of a lazy container's content.
protocol LazyDecorator: AnyObject {
  /// The boxes that something stands for.
  var contents: [Box] { get }
  /// What stands for a box: the same as before, as long as that is there.
  func decoration(of content: Box, at place: LazyRowPlace) -> Box
  /// Lets go of what stood for other boxes than these.
  func keepDecorations(around contents: [Box])
}

/// A box that stays in sight while its section is.
private struct PinnedBox {
  let box: Box
  let axis: Axis
  /// Where it would stand.
  let natural: CGFloat
  let length: CGFloat
  /// From where to where its section reaches.
  let start: CGFloat
  let end: CGFloat
  let isHeader: Bool

  /// Where it stands while a part of the container is shown.
  func place(between shown: ClosedRange<CGFloat>?) -> CGFloat {
    guard let shown else { return natural }
    guard isHeader else {
      return min(natural, max(shown.upperBound - length, start))
    }
    return max(natural, min(shown.lowerBound, end - length))
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
