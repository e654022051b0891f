/// Collects what boxes draw, from the back to the front.
struct DisplayListBuilder {
  private(set) var items: [DisplayItem] = []
  /// The origin, in the viewport, of the box that draws.
  private(set) var origin = CGPoint.zero
  private var opacity = 1.0
  private var clips: [Clip] = []
  private let viewport: CGRect

  init(size: CGSize) {
    viewport = CGRect(origin: .zero, size: size)
  }

  /// Draws a box, and what is inside, at its place in the current one.
  mutating func draw(_ box: Box) {
    let outer = origin
    origin.x += box.frame.minX
    origin.y += box.frame.minY
    box.draw(into: &self)
    origin = outer
  }

  /// Draws with the origin moved by `offset`.
  mutating func withOffset(_ offset: CGSize, _ body: (inout DisplayListBuilder) -> Void) {
    let outer = origin
    origin.x += offset.width
    origin.y += offset.height
    body(&self)
    origin = outer
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
    clips.append(clip)
    body(&self)
    clips.removeLast()
  }

  /// Adds an item, unless none of it can be seen.
  mutating func add(_ content: DisplayItem.Content) {
    let item = DisplayItem(content, opacity: opacity, clips: clips)
    guard item.bounds.intersects(viewport) else { return }
    items.append(item)
  }
}
