import Interaction
import VirtualTime

/// Lays its content out in as much space as that wants, and shows the part at an offset.
final class ScrollBox: Box {
  private let axes: () -> Axis.Set
  private let line: StateRegistry.Line
  private var contentSize = CGSize.zero
  private let recognizer = ScrollRecognizer()
  /// The content's offset and the finger's way when a drag began.
  private var dragStart: (offset: CGPoint, translation: CGSize)?
  /// How the content gets to the offset after a finger has let it go.
  private var glide: ScrollGlide?
  /// How far the content is scrolled, in points; part of the stage's state.
  private(set) var offset = CGPoint.zero {
    didSet { noteOffset() }
  }

  init(node: ViewNode, _ axes: @escaping () -> Axis.Set) {
    self.axes = axes
    let link = node.link
    line = node.graph.states.add(named: "\(link.node?.path ?? "").offset")
    super.init(node: node)
    noteOffset()
    recognizer.onWheel = { [weak self] delta in self?.scroll(by: delta) ?? delta }
    recognizer.onChanged = { [weak self] value in self?.drag(value) }
    recognizer.onCaught = { [weak self] in self?.catchContent() ?? false }
    recognizer.onEnded = { [weak self] value in self?.letGo(value) }
    recognizer.onCancelled = { [weak self] in self?.dragStart = nil }
  }

  private func noteOffset() {
    line.set { [offset] in offset }
  }

  override var gesture: GestureAttachment? {
    recognizer.axes = []
    if scrolls(.horizontal) { recognizer.axes.insert(.horizontal) }
    if scrolls(.vertical) { recognizer.axes.insert(.vertical) }
    return node.environment.isEnabled ? GestureAttachment(recognizer) : nil
  }

  override var isLayoutBoundary: Bool { false }
  override var offsetForChildren: CGSize { CGSize(width: -offset.x, height: -offset.y) }

  private func scrolls(_ axis: Axis) -> Bool {
    axes().contains(axis == .horizontal ? .horizontal : .vertical)
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: scrolls(.horizontal) ? nil : proposal.width,
      height: scrolls(.vertical) ? nil : proposal.height)
  }

  /// As large as offered where it scrolls, as its content where it doesn't.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = sizeOfContent(contentProposal(proposal))
    var size = content
    for axis in Axis.allCases where scrolls(axis) {
      if let offered = proposal[axis], offered.isFinite { size[axis] = offered }
    }
    return size
  }

  /// Several views stand one below the other, as in a stack.
  private func sizeOfContent(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize(width: 0, height: CGFloat(max(children.count - 1, 0)) * defaultSpacing)
    for child in children {
      let childSize = child.size(for: proposal)
      size.width = max(size.width, childSize.width)
      size.height += childSize.height
    }
    return size
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    let inside = contentProposal(proposal)
    contentSize = sizeOfContent(inside)
    clampOffset()
    let width = max(contentSize.width, frame.width)
    var y: CGFloat = 0
    for child in children {
      let size = child.size(for: inside)
      child.place(
        at: CGPoint(x: axes() == .horizontal ? 0 : (width - size.width) / 2, y: y), inside)
      y += size.height + defaultSpacing
    }
  }

  /// Moves the content with a finger. The way that it took to tell the drag from a tap doesn't
  /// count, so that the content doesn't jump.
  private func drag(_ value: DragRecognizer.Value) {
    let start = dragStart ?? (offset, value.translation)
    dragStart = start
    let target = CGPoint(
      x: start.offset.x - (value.translation.width - start.translation.width),
      y: start.offset.y - (value.translation.height - start.translation.height))
    _ = scroll(by: CGSize(width: offset.x - target.x, height: offset.y - target.y))
  }

  /// Lets the content glide on after the finger: the state is at once where it will come to rest.
  private func letGo(_ value: DragRecognizer.Value) {
    dragStart = nil
    let glide = ScrollGlide(from: offset, velocity: value.velocity, at: value.time)
    _ = scroll(by: glide.distance)
    self.glide = glide
    invalidatePlaces()
  }

  /// Stops content that glides where a finger came down on it.
  ///
  /// - Returns: Whether it glided: then the finger has stopped it, and taps nothing.
  private func catchContent() -> Bool {
    guard let glide, glide.end > now else { return false }
    self.glide = nil
    offset = clamped(glide.offset(at: now))
    invalidatePlaces()
    return true
  }

  private var now: Instant { node.graph.services.scheduler.now }

  /// Moves the content by a distance, as far as there is content.
  ///
  /// - Returns: What of the distance is left.
  private func scroll(by delta: CGSize) -> CGSize {
    _ = catchContent()
    let old = offset
    if scrolls(.horizontal) { offset.x -= delta.width }
    if scrolls(.vertical) { offset.y -= delta.height }
    clampOffset()
    guard offset != old else { return delta }
    invalidatePlaces()
    return CGSize(
      width: delta.width - (old.x - offset.x), height: delta.height - (old.y - offset.y))
  }

  /// Moves the content at once, so far that a rectangle of it shows.
  ///
  /// - Parameter anchor: Which point of the rectangle comes to lie on the same point of what can be
  ///   seen; without one, the content moves only as far as it has to.
  /// - Returns: Whether it moved.
  func reveal(_ rect: CGRect, at anchor: UnitPoint?) -> Bool {
    var target = offset
    for axis in Axis.allCases where scrolls(axis) {
      let excess = rect.size[axis] - frame.size[axis]
      if let anchor {
        let part = axis == .horizontal ? anchor.x : anchor.y
        target[axis] = rect.origin[axis] + excess * part
      } else {
        let nearest = max(min(offset[axis], rect.origin[axis]), rect.origin[axis] + excess)
        target[axis] = excess > 0 ? rect.origin[axis] : nearest
      }
    }
    let old = offset
    _ = scroll(by: CGSize(width: old.x - target.x, height: old.y - target.y))
    return offset != old
  }

  private func clampOffset() {
    let clamped = clamped(offset)
    if clamped != offset { offset = clamped }
  }

  /// The nearest offset at which only content shows.
  private func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(offset.x, 0), max(contentSize.width - frame.width, 0)),
      y: min(max(offset.y, 0), max(contentSize.height - frame.height, 0))
    ).finite
  }

  /// The part of the content that shows, or that will show on the way to where it glides.
  var shownContent: CGRect {
    let shown = CGRect(origin: offset, size: frame.size)
    guard let glide else { return shown }
    return shown.union(CGRect(origin: clamped(glide.start), size: frame.size))
  }

  override func takeOver(_ live: Box) {
    super.takeOver(live)
    guard let live = live as? ScrollBox else { return }
    offset = live.offset
    glide = live.glide
  }

  override func presentedOffsetForChildren(at now: Instant) -> CGSize {
    guard let glide, glide.end > now else { return offsetForChildren }
    let offset = clamped(glide.offset(at: now))
    return CGSize(width: -offset.x, height: -offset.y)
  }

  override func draw(into list: inout DisplayListBuilder) {
    let visible = CGRect(origin: list.origin, size: list.size)
    if let glide { _ = list.isRunning(until: glide.end) }
    list.withClip(Clip(path: Path(visible))) { list in
      list.withOffset(presentedOffsetForChildren(at: list.now)) { drawChildren(into: &$0) }
    }
  }

  override func findReach() -> HitCache.Reach {
    HitCache.Reach(around: CGRect(origin: .zero, size: frame.size))
  }

  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool {
    guard CGRect(origin: .zero, size: frame.size).contains(point) else { return false }
    let inside = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    _ = hitTestChildren(inside, path: &path)
    path.append(self)
    return true
  }
}

/// Content that goes on after the finger that moved it has let it go.
private struct ScrollGlide {
  /// The offset at which it was let go.
  let start: CGPoint
  private let x: ScrollMomentum
  private let y: ScrollMomentum

  /// - Parameter velocity: The finger's, in points per second.
  init(from start: CGPoint, velocity: CGSize, at instant: Instant) {
    self.start = start
    x = ScrollMomentum(velocity: velocity.width, at: instant)
    y = ScrollMomentum(velocity: velocity.height, at: instant)
  }

  /// How far the finger's movement goes on, in points.
  var distance: CGSize { CGSize(width: x.distance, height: y.distance) }

  var end: Instant { max(x.end, y.end) }

  func offset(at instant: Instant) -> CGPoint {
    CGPoint(x: start.x - x.offset(at: instant), y: start.y - y.offset(at: instant))
  }
}
