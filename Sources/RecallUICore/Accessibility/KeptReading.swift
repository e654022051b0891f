import AccessibilityTree

/// What was read of a box and of what is inside, kept for the next looks.
///
/// It is the same for as long as nothing in the box has changed (`Box.changedAt`) and the box stands in the same
/// surroundings. What isn't announced to a box is looked for before each look, and announced then: what views tell of
/// themselves by code, and who can have the focus.
struct KeptReading {
  let link: BoxLink
  /// Which look at the graph it was.
  let frame: Int
  let surroundings: SpokenSurroundings
  let elements: [AccessibleElement]
}

/// What a view told of itself when it was last asked.
struct KeptDescription {
  let link: BoxLink
  let describe: () -> AccessibleDescription
  var told: AccessibleDescription
}

/// What an element depends on that stands around its box.
struct SpokenSurroundings: Equatable {
  /// The part of the viewport in which it can be seen.
  var clip: CGRect
  /// Where the surrounding box's space for its children begins: first this is added, then the projection applied.
  private var origin = CGPoint.zero
  private var projection: ProjectionTransform?

  init(clip: CGRect) {
    self.clip = clip
  }

  /// What stands around the children of a box.
  init(in box: Box, clip: CGRect) {
    self.clip = clip
    if let parent = box.parent { self = SpokenSurroundings(in: parent, clip: clip) }
    self = inside(box)
  }

  /// The place in the viewport of a box in these surroundings: the rectangle around it, when it is turned.
  func frame(of box: Box) -> CGRect {
    let place = CGPoint(x: origin.x + box.frame.minX, y: origin.y + box.frame.minY)
    let rect = CGRect(origin: place, size: box.frame.size)
    return projection.map(rect.applying) ?? rect
  }

  /// Where the content of a scroll view in these surroundings is seen.
  func window(of scroll: ScrollBox) -> CGRect {
    let window = scroll.window(at: nil)
    let place = CGPoint(x: origin.x + scroll.frame.minX, y: origin.y + scroll.frame.minY)
    let rect = window.offsetBy(dx: place.x, dy: place.y)
    return projection.map(rect.applying) ?? rect
  }

  /// The surroundings of the children of a box in these.
  func inside(_ box: Box) -> SpokenSurroundings {
    var inside = self
    inside.origin.x += box.frame.minX
    inside.origin.y += box.frame.minY
    if let transform = box.transformForChildren {
      let moved = transform.moved(by: inside.origin)
      inside.projection = projection.map(moved.concatenating) ?? moved
      inside.origin = .zero
    }
    inside.origin.x += box.offsetForChildren.width
    inside.origin.y += box.offsetForChildren.height
    return inside
  }

  /// The same where only a part of it can be seen.
  func clipped(to rect: CGRect) -> SpokenSurroundings {
    var clipped = self
    clipped.clip = clip.intersection(rect)
    return clipped
  }
}
