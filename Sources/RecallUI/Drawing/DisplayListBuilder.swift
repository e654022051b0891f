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
  /// What shows the focus of the keyboard, if something does.
  var mark: FocusMark?
  private var opacity = 1.0
  private var clips: [Clip] = []
  /// From where boxes draw to points of the viewport.
  private var projection = ProjectionTransform()
  private let viewport: CGRect
  /// The graph of what is drawn otherwise than it is, made when something is.
  private var presentingGraph: ViewGraph?

  init(size: CGSize, at now: Instant) {
    self.now = now
    viewport = CGRect(origin: .zero, size: size)
  }

  /// Where the box that draws is in the viewport.
  private var rect: CGRect { CGRect(origin: origin, size: size) }

  /// Draws a box, and what is inside, at its place in the current one.
  mutating func draw(_ box: Box) {
    let frame = box.presentedFrame(in: &self)
    draw(box.frameFade, into: frame) { frame, list in
      let outer = (list.origin, list.size)
      list.origin.x += frame.minX
      list.origin.y += frame.minY
      list.size = frame.size
      box.drawInTransition(into: &list)
      if let mark = list.mark, mark.box === box {
        FocusRing.draw(around: list.rect, mark.path, color: mark.color, into: &list)
      }
      (list.origin, list.size) = outer
    }
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
  mutating func presentingGraph(for graph: ViewGraph) -> ViewGraph {
    if let presentingGraph { return presentingGraph }
    let presentingGraph = ViewGraph(presenting: graph)
    self.presentingGraph = presentingGraph
    return presentingGraph
  }

  /// Draws with the origin moved by `offset`.
  mutating func withOffset(_ offset: CGSize, _ body: (inout DisplayListBuilder) -> Void) {
    let outer = origin
    origin.x += offset.width
    origin.y += offset.height
    body(&self)
    origin = outer
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

  /// Draws only what lies inside of `clip`.
  mutating func withClip(_ clip: Clip, _ body: (inout DisplayListBuilder) -> Void) {
    clips.append(clip.projected(by: projection))
    body(&self)
    clips.removeLast()
  }

  /// Adds an item, unless none of it can be seen.
  mutating func add(_ content: DisplayItem.Content) {
    let item = DisplayItem(content, opacity: opacity, clips: clips)
    guard item.isFinite, let projected = item.projected(by: projection), projected.isFinite,
      !projected.bounds.isEmpty, projected.bounds.intersects(viewport)
    else { return }
    items.append(projected)
  }
}
