import Interaction
import VirtualTime

/// Lays its content out in as much space as that wants, and shows the part at an offset.
final class ScrollBox: Box {
  struct Arrangement: Equatable {
    let axes: Axis.Set
    let showsIndicators: Bool
  }

  private let arrangement: () -> Arrangement
  private let line: StateRegistry.SetLine
  private(set) var contentSize = CGSize.zero
  private let recognizer = ScrollRecognizer()
  /// The content's offset and the finger's way when a drag began.
  private var dragStart: (offset: CGPoint, translation: CGSize)?
  /// How far the finger is below where the content could follow, in points.
  private var pull: CGFloat = 0
  /// How the content gets to the offset.
  private var motion: ScrollMotion?
  /// Whether a finger set that off.
  private var isThrown = false
  /// What waits for the content to come to rest, to let go of what was made for the way there.
  private var arrival: TimerToken?
  /// Since when the content has stood still; nil while it has never moved.
  private var rest: Instant?
  /// The large title that goes away while this is scrolled.
  private var title: TitleCollapse?
  /// What this one, in a tree for one frame, stands for.
  private(set) var real: ScrollBox?
  /// Who wants to know when the content moves.
  private var observers: [ObserverReference] = []
  /// How far the content is scrolled from its leading edge and its top, in points; part of the stage's
  /// state.
  private(set) var offset = CGPoint.zero {
    didSet { noteOffset() }
  }

  private struct ObserverReference {
    weak var observer: (any ScrollObserver)?
  }

  init(node: ViewNode, _ arrangement: @escaping () -> Arrangement) {
    self.arrangement = arrangement
    let link = node.link
    line = node.graph.states.add(named: "\(link.node?.path ?? "").offset")
    super.init(node: node)
    noteOffset()
    recognizer.onWheel = { [weak self] delta in self?.wheel(delta) ?? delta }
    recognizer.onChanged = { [weak self] value in self?.drag(value) }
    recognizer.onCaught = { [weak self] in self?.catchContent() ?? false }
    recognizer.onEnded = { [weak self] value in self?.letGo(value) }
    recognizer.onCancelled = { [weak self] in self?.endDrag() }
  }

  override func nodeWillBeRemoved() {
    line.end()
    motion = nil
    waitForRest()
  }

  private func noteOffset() {
    line.set { [offset] in offset }
  }

  /// What scrolls moves nothing around it. To look for its lines, a stack would lay it out for sizes that it never has,
  /// in which none of its rows is seen.
  override var tellsGuides: Bool { false }
  override func findGuide(_ key: AlignmentKey) -> CGFloat? {
    key.isBaseline ? super.findGuide(key) : nil
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.scrollSettings != nil || settings != nil { invalidateLayout() }
    if !isUsable { node.graph.services.router.cancel(recognizer) }
  }

  private var isUsable: Bool { node.environment.isEnabled && node.environment.isScrollEnabled }

  private var settings: ScrollSettings? { node.environment.scrollSettings }

  override var gesture: GestureAttachment? {
    recognizer.axes = []
    if scrolls(.horizontal) { recognizer.axes.insert(.horizontal) }
    if scrolls(.vertical) { recognizer.axes.insert(.vertical) }
    guard isUsable else { return nil }
    recognizer.turn = scrollTurn
    return GestureAttachment(recognizer)
  }

  override var isLayoutBoundary: Bool { false }
  override var offsetForChildren: CGSize { shift(for: offset) }

  /// How far content at an offset is drawn from where it was placed.
  private func shift(for offset: CGPoint) -> CGSize {
    turned(CGSize(width: -offset.x, height: -offset.y))
  }

  var axes: Axis.Set { arrangement().axes }

  private func scrolls(_ axis: Axis) -> Bool {
    axes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  // MARK: Layout

  /// How far the content stays away from the edges when it has come to an end.
  var insets: EdgeInsets {
    (settings?.contentMargins ?? EdgeInsets()) + safeAreaInsets
  }

  /// What the views right around this one keep free of content that has come to an end.
  var safeAreaInsets: EdgeInsets {
    var insets = EdgeInsets()
    var box = parent
    while let current = box {
      let own = current.insetsForScrolledContent
      guard own != nil || current is WrapperBox else { break }
      if let own { insets = insets + own }
      box = current.parent
    }
    return insets
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let inside = proposal.reduced(by: insets.total)
    let widest = settings?.readableWidth ?? .infinity
    return ProposedViewSize(
      width: scrolls(.horizontal) ? nil : inside.width.map { min($0, widest) },
      height: scrolls(.vertical) ? nil : inside.height)
  }

  /// As large as offered where it scrolls, as its content where it doesn't; beside content that is kept narrow
  /// there is what else is offered.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = sizeOfContent(contentProposal(proposal))
    var size = content
    for axis in Axis.allCases where scrolls(axis) {
      if let offered = proposal[axis], offered.isFinite { size[axis] = offered }
    }
    if settings?.readableWidth != nil, !scrolls(.horizontal), let offered = proposal.width,
      offered.isFinite
    {
      size.width = max(size.width, offered)
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
    size.width += insets.total.width
    size.height += insets.total.height
    return size
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    let inside = contentProposal(proposal)
    let former = (content: contentSize, room: room)
    contentSize = sizeOfContent(inside)
    keepAnchor(since: former.room, isFirst: former.content == .zero)
    clampOffset()
    title = titleAround as? TitleCollapse
    title?.add(self)
    title?.invalidate()
    let insets = insets
    let width = max(contentSize.width, frame.width)
    var y = insets.top
    if let anchor = settings?.anchor(for: .alignment) {
      y += max(frame.height - contentSize.height, 0) * anchor.y
    }
    for child in children {
      let size = child.size(for: inside)
      child.place(
        at: CGPoint(
          x: insets.leading
            + (axes == .horizontal ? 0 : (width - insets.total.width - size.width) / 2), y: y),
        inside)
      y += size.height + defaultSpacing
    }
    tellObservers(byUser: false)
  }

  /// How far the content can be scrolled.
  private var room: CGSize {
    CGSize(
      width: max(contentSize.width - frame.width, 0),
      height: max(contentSize.height - frame.height, 0))
  }

  /// Has content that stood at the default anchor stand there again.
  private func keepAnchor(since former: CGSize, isFirst: Bool) {
    guard let anchor = settings?.anchor(for: isFirst ? .initialOffset : .sizeChanges) else {
      return
    }
    for axis in Axis.allCases where scrolls(axis) {
      let part = axis == .horizontal ? anchor.x : anchor.y
      guard part > 0, isFirst || abs(offset[axis] - former[axis] * part) < 1 else { continue }
      offset[axis] = room[axis] * part
      node.graph.scrolls += 1
    }
  }

  // MARK: Scrolling

  /// Moves the content with a finger. The way that it took to tell the drag from a tap doesn't
  /// count, so that the content doesn't jump.
  private func drag(_ value: DragRecognizer.Value) {
    let translation = turned(value.translation)
    let start = dragStart ?? (offset, translation)
    dragStart = start
    let target = CGPoint(
      x: start.offset.x - (translation.width - start.translation.width),
      y: start.offset.y - (translation.height - start.translation.height))
    pull = scrolls(.vertical) ? -target.y : 0
    _ = scroll(by: CGSize(width: offset.x - target.x, height: offset.y - target.y))
  }

  /// How far a finger pulls before that is more than a slip, in points: iOS's refresh control is 60
  /// high.
  private static let shortestPull: CGFloat = 60

  /// Lets the content glide on after the finger: the state is at once where it will come to rest.
  private func letGo(_ value: DragRecognizer.Value) {
    let start = dragStart?.offset ?? offset
    let isPulled = pull >= Self.shortestPull
    endDrag()
    isThrown = true
    if isPulled, let onPull = settings?.onPull { return onPull() }
    let velocity = turned(value.velocity)
    let glide = ScrollGlide(from: offset, velocity: velocity, at: value.time)
    if let behavior = settings?.behavior {
      rest(by: behavior, thrown: glide.distance, velocity: velocity, since: start)
      return
    }
    let end = clamped(
      CGPoint(x: offset.x - glide.distance.width, y: offset.y - glide.distance.height))
    if let settled = title?.settled(end, room: room), settled != end {
      return throwContent(to: settled, velocity)
    }
    let old = offset
    _ = scroll(by: glide.distance)
    // Content that had come to its end doesn't go on.
    guard offset != old else { return }
    motion = .glide(glide)
    noteMotion()
    invalidatePlaces()
  }

  private func endDrag() {
    dragStart = nil
    pull = 0
    if rest != nil { rest = now }
    invalidateDisplay()
    tellObservers(byUser: false)
  }

  /// Brings content that a finger let go to where a behavior wants it.
  private func rest(
    by behavior: any ScrollTargetBehavior, thrown: CGSize, velocity: CGSize, since start: CGPoint
  ) {
    var target = ScrollTarget(
      rect: CGRect(
        origin: clamped(CGPoint(x: offset.x - thrown.width, y: offset.y - thrown.height)),
        size: frame.size))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: start, size: frame.size)),
        velocity: CGVector(dx: -velocity.width, dy: -velocity.height), contentSize: contentSize,
        containerSize: frame.size, axes: axes, targets: targets))
    throwContent(to: target.rect.origin, velocity)
  }

  /// Has the content that a finger let go come to rest at an offset.
  private func throwContent(to target: CGPoint, _ velocity: CGSize) {
    move(to: target, .spring(duration: 0.45), velocity: velocity)
    // A finger that stood still before it let go throws it, too: nobody else set that off.
    isThrown = true
    tellObservers(byUser: true)
  }

  /// Where the views of the scroll target layout stand in the content, so that they begin at the
  /// margins.
  private var targets: [CGRect] {
    guard let layout = targetLayout else { return [] }
    let rects = (layout as? any ElementFrames)?.framesOfElements ?? layout.children.map(\.frame)
    let origin = layout.rect(.zero, in: self).origin
    let length = titleAbove?.length ?? 0
    return rects.map {
      let target = turned($0.offsetBy(dx: origin.x, dy: origin.y))
        .offsetBy(dx: -insets.leading, dy: -insets.top)
      // They begin at the bar, where the title was.
      return target.minY > 0 ? target.offsetBy(dx: 0, dy: length) : target
    }
  }

  /// Stops content that moves where a finger came down on it.
  ///
  /// - Returns: Whether it moved: then the finger has stopped it, and taps nothing.
  private func catchContent() -> Bool {
    guard let motion, motion.end > now else { return false }
    self.motion = nil
    waitForRest()
    let shown = clamped(motion.offset(at: now))
    // Content that has come to its end on the way stands still.
    guard shown != offset else {
      tellObservers(byUser: false)
      return false
    }
    offset = shown
    rest = now
    title?.invalidate()
    invalidatePlaces()
    tellObservers(byUser: true)
    return true
  }

  private var now: Instant { node.graph.services.scheduler.now }

  private func wheel(_ delta: CGSize) -> CGSize {
    let way = turned(delta)
    let left = scroll(by: way)
    if left != way { noteMotion() }
    return turned(left)
  }

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
    node.graph.scrolls += 1
    noteMotion()
    invalidatePlaces()
    tellObservers(byUser: true)
    return CGSize(
      width: delta.width - (old.x - offset.x), height: delta.height - (old.y - offset.y))
  }

  /// Moves the content to an offset, or as near as there is content.
  ///
  /// - Returns: Whether it moved.
  @discardableResult
  func move(to target: CGPoint, _ animation: Animation?, velocity: CGSize = .zero) -> Bool {
    let old = offset
    let shown = presentedOffset(at: now)
    isThrown = false
    offset = CGPoint(
      x: scrolls(.horizontal) ? target.x : old.x, y: scrolls(.vertical) ? target.y : old.y)
    clampOffset()
    motion = nil
    if let animation, !node.environment.accessibilityReduceMotion {
      let velocity = CGPoint(x: -velocity.width, y: -velocity.height).animatableData
      motion = Flight(
        from: near(shown).animatableData, velocity: velocity, to: offset.animatableData, animation,
        at: now
      ).map(ScrollMotion.flight)
    }
    guard offset != old || motion != nil else { return false }
    node.graph.scrolls += 1
    noteMotion()
    invalidatePlaces()
    return offset != old
  }

  /// The point on the way from another one to the offset from which a flight begins: all content on
  /// the way is made.
  private func near(_ start: CGPoint) -> CGPoint {
    let most = ScrollBox.longestFlight
    return CGPoint(
      x: min(max(start.x, offset.x - most), offset.x + most),
      y: min(max(start.y, offset.y - most), offset.y + most))
  }

  /// In points: as far as the fastest finger throws.
  private static let longestFlight: CGFloat = 4000

  private func noteMotion() {
    rest = max(motion?.end ?? now, now)
    waitForRest()
    title?.invalidate()
    invalidateDisplay()
  }

  /// Has what was seen on the way leave when the content comes to rest, if there is anything that is made only while it is
  /// seen.
  private func waitForRest() {
    let scheduler = node.graph.services.scheduler
    if let arrival { scheduler.cancel(arrival) }
    arrival = nil
    guard let end = motionEnd, node.graph.layout.hasLazyBoxes else { return }
    arrival = scheduler.schedule(at: end, owner: "content that comes to rest in \(node.path)") {
      [weak self] in
      self?.arrival = nil
      self?.invalidatePlaces()
    }
  }

  /// Moves the content so far that a rectangle of it shows.
  ///
  /// - Parameters:
  ///   - rect: Where it was placed, in this box's space.
  ///   - anchor: Which point of the rectangle comes to lie on the same point of what can be seen;
  ///     without one, the content moves only as far as it has to.
  ///   - animation: How it moves; at once when it is nil.
  /// - Returns: Whether it moved.
  func reveal(_ rect: CGRect, at anchor: UnitPoint?, _ animation: Animation? = nil) -> Bool {
    move(to: offset(revealing: rect, at: anchor), animation)
  }

  /// The offset at which a rectangle of the content shows, as `reveal` would move it there.
  func offset(revealing rect: CGRect, at anchor: UnitPoint?) -> CGPoint {
    let rect = turned(rect)
    var target = offset
    let insets = insets
    let (before, total) = (CGPoint(x: insets.leading, y: insets.top), insets.total)
    for axis in Axis.allCases where scrolls(axis) {
      var start = rect.origin[axis] - before[axis]
      var excess = rect.size[axis] - (frame.size[axis] - total[axis])
      if axis == .vertical, start > 0, let length = titleAbove?.length {
        // Content is seen where the title was.
        start += length
        excess -= length
      }
      if let anchor {
        let part = axis == .horizontal ? anchor.x : anchor.y
        target[axis] = start + excess * part
      } else {
        let nearest = max(min(offset[axis], start), start + excess)
        target[axis] = excess > 0 ? start : nearest
      }
    }
    return clamped(target)
  }

  private func clampOffset() {
    let clamped = clamped(offset)
    if clamped != offset { offset = clamped }
  }

  /// The nearest offset at which only content shows.
  private func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(offset.x, 0), room.width), y: min(max(offset.y, 0), room.height)).finite
  }

  // MARK: Observers

  /// What the content is doing.
  var phase: ScrollPhase {
    if dragStart != nil { return .interacting }
    guard motionEnd != nil else { return .idle }
    return isThrown ? .decelerating : .animating
  }

  /// When the content comes to rest; nil while it stands still.
  var motionEnd: Instant? {
    guard let motion, motion.end > now else { return nil }
    return motion.end
  }

  func add(_ observer: any ScrollObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(ObserverReference(observer: observer))
  }

  private func tellObservers(byUser: Bool) {
    for reference in observers {
      reference.observer?.scrollDidChange(byUser: byUser)
    }
  }

  // MARK: Drawing

  /// The part of the content that shows, or that will show on the way to where it comes to rest, where
  /// that was placed.
  var shownContent: CGRect {
    let shown = shownRect(at: nil)
    guard let motion, motion.end > now else { return turned(shown) }
    return turned(shown.union(rect(shownAt: clamped(motion.start))))
  }

  /// The part of the content that shows at an instant, or, without one, where it will come to rest.
  func shownRect(at now: Instant?) -> CGRect { rect(shownAt: offset(at: now)) }

  private func rect(shownAt offset: CGPoint) -> CGRect {
    let overhang = titleAbove?.way(for: offset) ?? 0
    return CGRect(
      x: offset.x, y: offset.y - overhang, width: frame.width, height: frame.height + overhang)
  }

  /// Where content shows, in this box's own space: above its upper edge, too, where a large title was.
  ///
  /// - Parameter now: When; without it, where the content will come to rest.
  func window(at now: Instant?) -> CGRect {
    let overhang = overhang(at: now)
    return CGRect(x: 0, y: -overhang, width: frame.width, height: frame.height + overhang)
  }

  /// The offset at an instant; without one, where the content will come to rest.
  func offset(at now: Instant?) -> CGPoint { now.map(presentedOffset) ?? offset }

  override func takeOver(_ live: Box) {
    super.takeOver(live)
    guard let live = live as? ScrollBox else { return }
    real = live
    offset = live.offset
    motion = live.motion
    rest = live.rest
  }

  private func presentedOffset(at now: Instant) -> CGPoint {
    guard let motion, motion.end > now else { return offset }
    return clamped(motion.offset(at: now))
  }

  override func presentedOffsetForChildren(at now: Instant) -> CGSize {
    shift(for: presentedOffset(at: now))
  }

  override func draw(into list: inout DisplayListBuilder) {
    if let motion { _ = list.isRunning(until: motion.end) }
    let overhang = overhang(at: list.now)
    let visible = CGRect(
      x: list.origin.x, y: list.origin.y - overhang, width: list.size.width,
      height: list.size.height + overhang)
    let offset = presentedOffsetForChildren(at: list.now)
    list.withinScrolled { list in
      if settings?.isClipDisabled == true {
        list.withOffset(offset) { drawChildren(into: &$0) }
      } else {
        list.withClip(Clip(path: Path(visible))) { list in
          list.withOffset(offset) { drawChildren(into: &$0) }
        }
      }
    }
    drawIndicators(into: &list)
  }

  private func drawIndicators(into list: inout DisplayListBuilder) {
    guard let rest, arrangement().showsIndicators else { return }
    let environment = node.environment
    let indicators = ScrollIndicators(
      shown: CGRect(origin: presentedOffset(at: list.now), size: list.size),
      contentSize: contentSize, margins: settings?.indicatorMargins ?? EdgeInsets(),
      rest: dragStart == nil ? rest : list.now, isMirrored: isMirrored)
    guard dragStart != nil || list.isRunning(until: indicators.end) else { return }
    let color = Color.scrollIndicator.resolve(in: environment)
    if scrolls(.vertical), environment.verticalScrollIndicatorVisibility.isShown {
      indicators.draw(.vertical, color: color, into: &list)
    }
    if scrolls(.horizontal), environment.horizontalScrollIndicatorVisibility.isShown {
      indicators.draw(.horizontal, color: color, into: &list)
    }
  }

  override func findReach() -> HitCache.Reach {
    let length = title?.length ?? 0
    return HitCache.Reach(
      around: CGRect(x: 0, y: -length, width: frame.width, height: frame.height + length))
  }

  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool {
    guard window(at: nil).contains(point) else { return false }
    let shift = offsetForChildren
    let inside = CGPoint(x: point.x - shift.width, y: point.y - shift.height)
    _ = hitTestChildren(inside, path: &path)
    path.append(self)
    return true
  }
}

/// Who wants to know when the content of a scroll view moves, or is laid out.
protocol ScrollObserver: AnyObject {
  /// - Parameter byUser: Whether a finger or the wheel moved it.
  func scrollDidChange(byUser: Bool)
}
