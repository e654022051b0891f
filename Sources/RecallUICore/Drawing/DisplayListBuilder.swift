import VirtualTime

/// Collects what boxes draw, from the back to the front.
struct DisplayListBuilder {
  private(set) var items: [DisplayItem] = []
  /// The origin, in the viewport, of the box that draws.
  private(set) var origin = CGPoint.zero
  /// The size of the box that draws.
  private(set) var size = CGSize.zero
  /// The instant of the frame.
  let now: Instant
  /// Whether a frame of a later instant may look different.
  private(set) var isAnimating = false
  /// When a frame looks different next although nothing moves; nil for never.
  private(set) var nextChange: Instant?
  /// Whether what shows where keys and text go is drawn: the stage has the focus.
  var showsFocus = true
  /// What shows the focus of the keyboard, if something does.
  var mark: FocusMark?
  /// The ring around that, once its place is known, which lies above everything.
  private var ring: Ring?
  /// Where something flies in what has the focus, while that is drawn; nil while something else is.
  private var flyingRings: [Ring]?
  /// Which of a fade's pictures is being drawn, if one is.
  private(set) var picture: FadePicture?
  private var opacity = 1.0
  private var clips: [Clip] = []
  /// From where boxes draw to points of the viewport.
  private var projection = ProjectionTransform()
  private var blendMode = BlendMode.normal
  /// The screen that is being drawn, if one is.
  private var unsafeArea: UnsafeArea?
  /// The container around, whose corners a `ConcentricRectangle` has; nil for none.
  private(set) var container: ContainerPlace?
  /// What can be seen, in points.
  private var viewport: CGRect
  /// The graph of what is drawn otherwise than it is, made when something is.
  private var presentationTree: ViewGraph?
  /// Which of the graph's display lists this is.
  private let frame: Int
  /// Whether what boxes draw is taken from their draw caches, and kept there.
  private var usesDrawCaches: Bool

  /// - Parameters:
  ///   - frame: Which of the graph's display lists this is.
  ///   - usesDrawCaches: Whether what has not changed since an earlier frame may be taken from
  ///     there.
  ///   - count: About how many items there will be.
  init(
    size: CGSize, at now: Instant, frame: Int = 0, usesDrawCaches: Bool = false, count: Int = 0
  ) {
    items.reserveCapacity(count)
    self.now = now
    self.frame = frame
    self.usesDrawCaches = usesDrawCaches
    viewport = CGRect(origin: .zero, size: size)
  }

  /// Where the box that draws is in the viewport.
  var rect: CGRect { CGRect(origin: origin, size: size) }

  /// Draws a box, and what is inside, at its place in the current one.
  mutating func draw(_ box: Box) {
    if let picture, picture.isFormer, box.layoutCache.insertion >= picture.update { return }
    let frame = box.presentedFrame(in: &self)
    guard let fade = box.frameFade else { return draw(box, at: frame) }
    draw(fade, into: frame) { frame, list in list.draw(box, at: frame) }
  }

  private mutating func draw(_ box: Box, at frame: CGRect) {
    let outer = (origin, size)
    origin.x += frame.minX
    origin.y += frame.minY
    size = frame.size
    if usesDrawCaches, box.standsAmongOthers { drawAgain(box) } else { drawHere(box) }
    (origin, size) = outer
  }

  private mutating func drawHere(_ box: Box) {
    guard let mark, mark.box === box else { return box.drawInTransition(into: &self) }
    flyingRings = []
    box.drawInTransition(into: &self)
    let flying = flyingRings ?? []
    flyingRings = nil
    guard opacity > 0 else { return }
    ring =
      flying.count == 1
      ? flying[0] : Ring(around: rect, clips: clips, projection: projection)
  }

  /// Has the ring be around what is drawn here on its way, if it alone flies in what has the focus.
  mutating func carryRing() {
    guard flyingRings != nil, opacity > 0 else { return }
    let ring = Ring(around: rect, clips: clips, projection: projection)
    flyingRings?.append(ring)
  }

  /// A ring, where its view was drawn.
  ///
  /// It is an object, as most lists have none: what a builder holds is copied often.
  private final class Ring {
    let rect: CGRect
    let clips: [Clip]
    let projection: ProjectionTransform

    init(around rect: CGRect, clips: [Clip], projection: ProjectionTransform) {
      self.rect = rect
      self.clips = clips
      self.projection = projection
    }
  }

  /// Draws the ring around what has the focus of the keyboard: no neighbour covers it.
  mutating func drawRing() {
    guard let mark, let ring else { return }
    (clips, projection) = (ring.clips, ring.projection)
    var rect = ring.rect
    if projection.isIdentity {
      rect = FocusRing.rect(around: rect, within: viewport)
      for clip in clips { rect = FocusRing.rect(around: rect, within: clip.path.boundingRect) }
    }
    add(FocusRing.drawing(around: rect, mark.path, color: mark.color))
    (clips, projection) = ([], ProjectionTransform())
  }

  // MARK: Draw caches

  /// Draws a box as it was drawn before, if nothing in it has changed since and nothing moves.
  private mutating func drawAgain(_ box: Box) {
    let place = DrawCache.Place(
      origin: origin, size: size, opacity: opacity, clips: clips, projection: projection,
      blendMode: blendMode, viewport: viewport, unsafeArea: unsafeArea, container: container)
    let former = box.drawCache.flatMap {
      $0.frame >= box.changedAt && $0.place == place ? $0 : nil
    }
    if let kept = former?.items {
      items += kept
      return
    }
    let start = items.count
    let isAnimatingAround = isAnimating
    isAnimating = false
    let changeAround = nextChange
    nextChange = nil
    // What is kept as a whole need not be kept in parts.
    usesDrawCaches = former == nil
    drawHere(box)
    usesDrawCaches = true
    if isAnimating || nextChange != nil {
      box.drawCache = nil
    } else {
      box.drawCache = DrawCache(
        at: place, frame: frame, items: former.map { _ in Array(items[start...]) })
    }
    isAnimating = isAnimating || isAnimatingAround
    if let changeAround { changes(at: changeAround) }
  }

  /// Notes that a frame looks different from an instant on, and not before.
  mutating func changes(at instant: Instant) {
    nextChange = min(nextChange ?? instant, instant)
  }

  /// Draws boxes that stand in several trees, and hear only in one of them of what changes inside.
  mutating func withoutDrawCaches(_ body: (inout DisplayListBuilder) -> Void) {
    let outer = usesDrawCaches
    usesDrawCaches = false
    body(&self)
    usesDrawCaches = outer
  }

  /// Draws one of a fade's pictures, as one.
  mutating func withPicture(
    _ picture: FadePicture, _ body: (inout DisplayListBuilder) -> Void
  ) {
    self.picture = picture
    withoutDrawCaches { $0.withLayer(.group, body) }
    self.picture = nil
  }

  /// Whether something that goes on until `end` goes on in this frame.
  mutating func isRunning(until end: Instant) -> Bool {
    guard end > now else { return false }
    isAnimating = true
    return true
  }

  /// What a value is presented as, in this frame.
  mutating func presented<Value>(_ value: Presented<Value>) -> Value {
    guard let end = value.end, isRunning(until: end) else { return value.value }
    return value.value(at: now)
  }

  /// What a flight presents in this frame; nil when it is over.
  mutating func presented<Data>(_ flight: Flight<Data>?) -> Data? {
    guard let flight, isRunning(until: flight.end) else { return nil }
    return flight.value(at: now)
  }

  /// The graph for trees of this frame that stand for parts of `graph`.
  mutating func presentationTree(for graph: ViewGraph) -> ViewGraph {
    if let presentationTree { return presentationTree }
    let presentationTree = ViewGraph(presentationTreeOf: graph)
    self.presentationTree = presentationTree
    return presentationTree
  }

  /// Draws with the origin moved by `offset`.
  mutating func withOffset(_ offset: CGSize, _ body: (inout DisplayListBuilder) -> Void) {
    let outer = origin
    origin.x += offset.width
    origin.y += offset.height
    body(&self)
    origin = outer
  }

  /// Draws a screen with its bars.
  ///
  /// - Parameter titleGone: How much of its large title is gone, in points.
  mutating func withinScreen(
    titleGone: CGFloat, _ body: (inout DisplayListBuilder) -> Void
  ) {
    let outer = unsafeArea
    unsafeArea = UnsafeArea(top: origin.y, titleGone: titleGone)
    body(&self)
    unsafeArea = outer
  }

  /// Draws what stands below a screen's bar.
  mutating func belowBar(_ body: (inout DisplayListBuilder) -> Void) {
    let outer = unsafeArea
    unsafeArea = outer.map {
      UnsafeArea(top: $0.top, content: rect, titleGone: $0.titleGone)
    }
    let (area, start) = (unsafeArea, items.count)
    body(&self)
    unsafeArea = outer
    unsafeArea?.isFilled =
      area?.isFilled(by: items[start...], within: clips) ?? false
  }

  /// Draws what ignores safe areas: what of it fills a screen is drawn behind the bar above, too.
  mutating func ignoringSafeArea(_ body: (inout DisplayListBuilder) -> Void) {
    let isIgnored = unsafeArea?.isIgnored ?? false
    unsafeArea?.isIgnored = true
    body(&self)
    unsafeArea?.isIgnored = isIgnored
  }

  /// Draws what is scrolled: it is drawn as large as it is, whatever is behind a bar.
  mutating func withinScrolled(_ body: (inout DisplayListBuilder) -> Void) {
    let outer = unsafeArea
    unsafeArea?.endContent()
    body(&self)
    unsafeArea = outer
  }

  /// A rectangle that fills a screen's content, up to where the bar ends now.
  func besideTitle(_ rect: CGRect) -> CGRect { unsafeArea?.besideTitle(rect) ?? rect }

  /// Whether the content of the screen that is drawn fills what is behind its bar.
  var isFilledBehindBar: Bool { unsafeArea?.isFilled ?? false }

  /// A rectangle as it is filled.
  ///
  /// - Parameters:
  ///   - rect: Its place.
  ///   - reaches: Whether it reaches behind bars by itself.
  func ground(_ rect: CGRect, reaches: Bool) -> CGRect {
    guard let unsafeArea else { return rect }
    return reaches || unsafeArea.isIgnored
      ? unsafeArea.extended(rect) : unsafeArea.besideTitle(rect)
  }

  /// Draws in the frame of the box that draws, or in a larger one: behind the bar above, too, where safe areas are
  /// ignored and the box fills a screen.
  mutating func withinGround(_ body: (inout DisplayListBuilder) -> Void) {
    let outer = rect
    let ground = ground(outer, reaches: false)
    (origin, size) = (ground.origin, ground.size)
    body(&self)
    (origin, size) = (outer.origin, outer.size)
  }

  /// A picture's frame as it is drawn.
  func ground(ofPicture frame: CGRect) -> CGRect {
    guard let unsafeArea, unsafeArea.isIgnored else { return frame }
    return unsafeArea.extended(picture: frame)
  }

  /// Draws what `transform`, about the current origin, then maps.
  mutating func withTransform(
    _ transform: ProjectionTransform, _ body: (inout DisplayListBuilder) -> Void
  ) {
    let outer = projection
    projection = transform.about(origin).concatenating(projection)
    body(&self)
    projection = outer
  }

  /// Draws with the opacity multiplied by `factor`.
  mutating func withOpacity(_ factor: Double, _ body: (inout DisplayListBuilder) -> Void) {
    let outer = opacity
    opacity *= min(max(factor.isNaN ? 0 : factor, 0), 1)
    if opacity > 0 { body(&self) }
    opacity = outer
  }

  /// Draws several things of one view, whose opacity counts for all of them at once.
  mutating func withOneOpacity(_ body: (inout DisplayListBuilder) -> Void) {
    guard opacity < 1 else { return body(&self) }
    withLayer(.group, body)
  }

  /// Draws in a container, which the box is that draws.
  ///
  /// - Parameter radii: Tells the radii of its corners in a size; nil for one without corners.
  mutating func withContainer(
    _ radii: (CGSize) -> RectangleCornerRadii?, _ body: (inout DisplayListBuilder) -> Void
  ) {
    let outer = container
    container = radii(size).map { ContainerPlace(rect: rect, radii: $0) }
    body(&self)
    container = outer
  }

  /// What a shape that draws here knows of its surroundings.
  func surroundings(in environment: EnvironmentValues) -> EnvironmentValues {
    guard let container else { return environment }
    var environment = environment
    environment.containerPlace = container
    return environment
  }

  /// Draws only what lies inside of `clip`.
  mutating func withClip(_ clip: Clip, _ body: (inout DisplayListBuilder) -> Void) {
    clips.append(clip.projected(by: projection))
    body(&self)
    clips.removeLast()
  }

  /// Draws only what lies inside of the box that draws; what does anyway is left without a clip.
  mutating func withinFrame(_ body: (inout DisplayListBuilder) -> Void) {
    let frame = Clip(path: Path(rect), style: FillStyle())
    guard projection.isIdentity, rect.isFinite else { return withClip(frame, body) }
    let start = items.count
    body(&self)
    for index in start..<items.count where !rect.contains(items[index].bounds) {
      items[index].clips.append(frame)
    }
  }

  /// Mixes what is drawn with what is behind it.
  mutating func withBlendMode(
    _ blendMode: BlendMode, _ body: (inout DisplayListBuilder) -> Void
  ) {
    let outer = self.blendMode
    self.blendMode = blendMode
    body(&self)
    self.blendMode = outer
  }

  /// Draws as one what is seen through a mask.
  mutating func withMask(
    _ mask: (inout DisplayListBuilder) -> Void, over body: (inout DisplayListBuilder) -> Void
  ) {
    let items = collect(reach: 0, mask)
    withLayer(.mask(items), body)
  }

  /// Draws as one, with an effect whose measures are those of the current box.
  mutating func withLayer(
    _ effect: Layer.Effect, _ body: (inout DisplayListBuilder) -> Void
  ) {
    guard !effect.changesNothing else { return body(&self) }
    var effect = effect
    if !projection.isIdentity {
      let middle = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
      let nearby = projection.affine(around: middle)
      guard nearby.isDrawable else { return }
      effect = effect.applying(nearby)
    }
    let layer = Layer(collect(reach: effect.reach, body), effect: effect)
    guard !layer.items.isEmpty else { return }
    let item = DisplayItem(
      .layer(layer), opacity: opacity, clips: clips, blendMode: blendMode)
    guard item.isFinite, isSeen(item) else { return }
    items.append(item)
  }

  /// What `body` draws, without opacity, clips and blend mode of what is around it.
  ///
  /// - Parameter reach: How far from what can be seen something may be that still matters.
  private mutating func collect(
    reach: CGFloat, _ body: (inout DisplayListBuilder) -> Void
  ) -> [DisplayItem] {
    let outer = (items, opacity, clips, blendMode, viewport)
    (items, opacity, clips, blendMode) = ([], 1, [], .normal)
    let reach = min(reach, DisplayListBuilder.furthestReach)
    viewport = viewport.insetBy(dx: -reach, dy: -reach)
    body(&self)
    let collected = items
    (items, opacity, clips, blendMode, viewport) = outer
    return collected
  }

  /// As far as ten of the largest viewports, in points.
  private static let furthestReach: CGFloat = 1_000_000

  /// Adds an item, unless none of it can be seen.
  mutating func add(_ content: DisplayItem.Content) {
    let item = DisplayItem(content, opacity: opacity, clips: clips, blendMode: blendMode)
    guard item.isFinite else { return }
    if projection.isIdentity {
      if isSeen(item) { items.append(item) }
    } else if let projected = item.projected(by: projection), projected.isFinite,
      isSeen(projected)
    {
      items.append(projected)
    }
  }

  /// Adds an item that was drawn elsewhere, in the plane of the boxes that draw, unless none of it can be seen.
  mutating func add(_ drawn: DisplayItem) {
    var item = projection.isIdentity ? drawn : drawn.placed(by: projection.affine(around: origin))
    item.opacity *= opacity
    item.clips = clips + item.clips
    if item.blendMode == .normal { item.blendMode = blendMode }
    guard item.isFinite, isSeen(item) else { return }
    items.append(item)
  }

  private func isSeen(_ item: DisplayItem) -> Bool {
    let bounds = item.bounds
    // A line that is endlessly wide has no bounds that could be compared.
    return bounds.isFinite && !bounds.isEmpty && bounds.intersects(viewport)
  }
}
