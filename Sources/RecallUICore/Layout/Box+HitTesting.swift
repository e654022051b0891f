/// What hit testing knows of a box, until something in it changes: most of what stands around is
/// passed by without a look inside.
struct HitCache {
  /// Where something in a box can be hit, in the box's own space.
  enum Reach {
    /// Somewhere in a rectangle.
    case within(CGRect)
    /// Anywhere: it is not known, or not worth finding out.
    case anywhere

    /// Whether a point may hit something; false is certain.
    func contains(_ point: CGPoint) -> Bool {
      guard case .within(let rect) = self else { return true }
      return rect.surrounds(point)
    }

    /// What lies in a rectangle, and next to it as far as numbers are rounded; anywhere for one whose sides are nowhere,
    /// as those of a line are whose width is no number.
    init(around rect: CGRect) {
      guard !rect.isNull else {
        self = .within(rect)
        return
      }
      self = rect.isFinite ? .within(rect.insetBy(dx: -1, dy: -1)) : .anywhere
    }

    func moved(by offset: CGPoint) -> Reach {
      guard case .within(let rect) = self else { return self }
      return .within(rect.offsetBy(dx: offset.x, dy: offset.y))
    }

    func union(_ other: Reach) -> Reach {
      guard case .within(let own) = self, case .within(let rect) = other else { return .anywhere }
      return .within(own.union(rect))
    }

    /// What is drawn, and hit, by a transform.
    func applying(_ transform: ProjectionTransform) -> Reach {
      guard case .within(let rect) = self else { return self }
      // Behind the eye there are no rectangles.
      guard transform.isAffine else { return .anywhere }
      let moved = rect.applying(transform)
      return moved.isNull || moved.isFinite ? .within(moved) : .anywhere
    }
  }

  /// Nil when it has to be found out again.
  var reach: Reach?
  /// The children back to front, as far as they have been put in order.
  var order: BoxChildren?
}

extension Box {
  final func hitTestChildren(_ point: CGPoint, path: inout [Box]) -> Bool {
    // Most boxes are a modifier's, and have one child.
    if children.count == 1 { return hitTest(children[0], point, path: &path) }
    for child in childrenBackToFront.reversed()
    where child.reachInParent.contains(point) && hitTest(child, point, path: &path) {
      return true
    }
    return false
  }

  private final func hitTest(_ child: Box, _ point: CGPoint, path: inout [Box]) -> Bool {
    let origin = child.frame.origin
    return child.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), path: &path)
  }

  /// Where something in this box can be hit, in its parent's space.
  final var reachInParent: HitCache.Reach {
    reach.moved(by: frame.origin)
  }

  /// Where something in this box can be hit, in its own space.
  final var reach: HitCache.Reach {
    if let reach = hitCache.reach { return reach }
    let reach = noteReadings { findReach() }
    hitCache.reach = reach
    return reach
  }

  /// Where something can be hit that stands in this box.
  final var reachOfChildren: HitCache.Reach {
    // Of a table with a thousand cards one changes with each tap, and with it all that is around.
    guard children.count <= Box.mostChildrenInReach else { return .anywhere }
    return children.reduce(.within(.null)) { $0.union($1.reachInParent) }
  }

  private static let mostChildrenInReach = 64

  /// Announces that something here, or inside, may be hit elsewhere than before.
  final func invalidateReach() {
    graph.pointers.invalidate()
    guard hitCache.reach != nil else { return }
    hitCache.reach = nil
    // What is around a box whose reach isn't known doesn't know its own either.
    forEachAround { box in
      guard box.hitCache.reach != nil else { return false }
      box.hitCache.reach = nil
      return true
    }
  }

  /// Announces that what stands in this box may stand in another order; and this box among the others of its
  /// parent, if its place among them is its content's.
  final func invalidateOrder() {
    graph.pointers.invalidate()
    hitCache.order = nil
    var box = self
    while box is WrapperBox, let parent = box.parent {
      parent.hitCache.order = nil
      box = parent
    }
  }
}
