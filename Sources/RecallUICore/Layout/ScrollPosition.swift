/// Where a scroll view stands, and where a program wants it to.
public struct ScrollPosition: Equatable {
  enum Place: Equatable {
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
    case x(CGFloat)
    case y(CGFloat)
  }

  /// What the program asked for last.
  private(set) var place: Place?
  /// Which of the program's wishes it is: it may ask for the same twice.
  private(set) var wish = 0
  private var current: AnyHashable?
  /// Whether a finger or the wheel brought the content where it is.
  public internal(set) var isPositionedByUser = false

  /// Creates a position that is the scroll view's own.
  public init<ID: Hashable>(idType: ID.Type = Never.self) {}

  /// Creates a position at the view with an identifier.
  public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }

  /// Creates a position at the view with an identifier.
  public init<ID: Hashable>(idType: ID.Type = Never.self, edge: Edge) {
    scrollTo(edge: edge)
  }

  /// Creates a position at an offset.
  public init<ID: Hashable>(idType: ID.Type = Never.self, point: CGPoint) {
    scrollTo(point: point)
  }

  /// Creates a position at an offset.
  public init<ID: Hashable>(idType: ID.Type = Never.self, y: CGFloat) {
    scrollTo(y: y)
  }

  /// Creates a position at an offset.
  public init<ID: Hashable>(idType: ID.Type = Never.self, x: CGFloat) {
    scrollTo(x: x)
  }

  /// Scrolls to the view with an identifier.
  public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    ask(for: .id(AnyHashable(id), anchor))
    current = AnyHashable(id)
  }

  /// Scrolls to an end of the content.
  public mutating func scrollTo(edge: Edge) { ask(for: .edge(edge)) }
  /// Scrolls to an offset.
  public mutating func scrollTo(point: CGPoint) { ask(for: .point(point)) }
  /// Scrolls to an offset.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(for: .point(CGPoint(x: x, y: y))) }
  /// Scrolls to an offset.
  public mutating func scrollTo(x: CGFloat) { ask(for: .x(x)) }
  /// Scrolls to an offset.
  public mutating func scrollTo(y: CGFloat) { ask(for: .y(y)) }

  private mutating func ask(for place: Place) {
    self.place = place
    wish &+= 1
    current = nil
    isPositionedByUser = false
  }

  /// The end that a program scrolled to; nil once somebody else has scrolled.
  public var edge: Edge? {
    if case .edge(let edge) = place, !isPositionedByUser { return edge }
    return nil
  }

  /// The offset that a program scrolled to; nil once somebody else has scrolled.
  public var point: CGPoint? {
    if case .point(let point) = place, !isPositionedByUser { return point }
    return nil
  }

  /// The identifier of the view of the scroll target layout that the content stands at.
  public var viewID: (any Hashable)? { current.flatMap { $0.base as? any Hashable } }

  /// The identifier of the view of the scroll target layout that the content stands at.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { current?.base as? ID }

  /// This position after somebody has scrolled.
  func scrolled(to identifier: AnyHashable?) -> ScrollPosition {
    var position = self
    position.current = identifier
    position.isPositionedByUser = true
    return position
  }
}

/// Connects a position with the scroll view in the content.
private struct ScrollPositionModifier: ViewModifier {
  typealias Body = Never

  let place: ScrollPosition.Place?
  /// Another one asks for the place again.
  let wish: AnyHashable
  let anchor: UnitPoint?
  let tell: (AnyHashable?) -> Void
}

extension ScrollPositionModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    ScrollPositionNode<Content>.self
  }
}

private final class ScrollPositionNode<Content: View>: ScrollNode<Content, ScrollPositionModifier> {
  /// The wish that was fulfilled last, or that came about by scrolling.
  private var known: AnyHashable?
  private var animation: Animation?

  override func update(at view: UnsafeRawPointer) {
    super.update(at: view)
    guard modifier.wish != known else { return }
    animation = graph.presentation.animation(for: self)
    lookAfterLayout()
  }

  override func look(at scroll: ScrollBox, movedByUser: Bool) {
    if modifier.wish != known {
      known = modifier.wish
      go(to: modifier.place, scroll)
      animation = nil
    } else if movedByUser {
      let identifier = scroll.identifierOfTarget(at: modifier.anchor)
      if modifier.wish.base is ScrolledIdentifier {
        guard identifier != nil else { return }
        known = AnyHashable(ScrolledIdentifier(identifier: identifier))
      }
      modifier.tell(identifier)
    }
  }

  private func go(to place: ScrollPosition.Place?, _ scroll: ScrollBox) {
    let end = CGFloat.greatestFiniteMagnitude
    let now = scroll.offset
    switch place {
    case .id(let identifier, let anchor):
      ScrollRequest(
        identifier: identifier, anchor: anchor ?? modifier.anchor ?? .topLeading, reader: self,
        animation: animation
      ).perform()
    case .edge(.top): scroll.move(to: CGPoint(x: now.x, y: 0), animation)
    case .edge(.leading): scroll.move(to: CGPoint(x: 0, y: now.y), animation)
    case .edge(.bottom): scroll.move(to: CGPoint(x: now.x, y: end), animation)
    case .edge(.trailing): scroll.move(to: CGPoint(x: end, y: now.y), animation)
    case .point(let point): scroll.move(to: point, animation)
    case .x(let x): scroll.move(to: CGPoint(x: x, y: now.y), animation)
    case .y(let y): scroll.move(to: CGPoint(x: now.x, y: y), animation)
    case nil: break
    }
  }
}

/// What a binding to an identifier asks for.
private struct ScrolledIdentifier: Hashable {
  let identifier: AnyHashable?
}

extension ScrollBox {
  /// The views of a scroll target layout, with their places in the content.
  private func targets(of layout: Box) -> [(Box, CGRect)] {
    layout.children.map {
      ($0, turned($0.rect(CGRect(origin: .zero, size: $0.frame.size), in: self)))
    }
  }

  /// The identifiers of the views of the scroll target layout of which so much shows, from 0 to 1.
  func identifiersOfTargets(showing threshold: Double) -> [AnyHashable] {
    guard let layout = targetLayout else { return [] }
    let shown = shownRect(at: nil)
    return targets(of: layout).compactMap { box, rect in
      let part = rect.intersection(shown)
      guard !part.isNull, rect.width > 0, rect.height > 0 else { return nil }
      let share = Double(part.width * part.height / (rect.width * rect.height))
      guard share > 0, share >= threshold else { return nil }
      return box.innermost.node.identifier(below: layout.node)
    }
  }

  /// The identifier of the view of the scroll target layout that lies at a point of what shows, or
  /// that begins first.
  fileprivate func identifierOfTarget(at anchor: UnitPoint?) -> AnyHashable? {
    guard let layout = targetLayout else { return nil }
    let views = targets(of: layout)
    let shown = shownRect(at: nil)
    let found: Box?
    if let anchor {
      let point = CGPoint(
        x: shown.minX + shown.width * anchor.x, y: shown.minY + shown.height * anchor.y)
      found = views.min { $0.1.distance(to: point) < $1.1.distance(to: point) }?.0
    } else {
      let first = CGPoint(x: shown.minX + insets.leading - 1, y: shown.minY + insets.top - 1)
      found =
        views.first {
          $0.1.minX >= first.x && $0.1.minY >= first.y && $0.1.intersects(shown)
        }?.0 ?? views.first { $0.1.intersects(shown) }?.0
    }
    return found.flatMap { $0.innermost.node.identifier(below: layout.node) }
  }
}

extension CGRect {
  /// The square of how far a point lies from this rectangle.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let x = max(minX - point.x, 0, point.x - maxX)
    let y = max(minY - point.y, 0, point.y - maxY)
    return x * x + y * y
  }
}

extension ViewNode {
  /// The innermost identifier of this node, of those that stand inside of a container.
  fileprivate func identifier(below container: ViewNode) -> AnyHashable? {
    var node: ViewNode? = self
    while let current = node, current !== container {
      if case .identifier(let identifier) = current.component {
        return (identifier.base as? any ElementKey)?.identifier ?? identifier
      }
      node = current.parent
    }
    return nil
  }
}

private struct IdentifiedScrolling<ID: Hashable>: ViewModifier {
  @Binding var id: ID?
  let anchor: UnitPoint?

  func body(content: Content) -> some View {
    content.modifier(
      ScrollPositionModifier(
        place: id.map { .id(AnyHashable($0), nil) },
        wish: AnyHashable(ScrolledIdentifier(identifier: id.map { AnyHashable($0) })),
        anchor: anchor,
        tell: { new in if let new = new?.base as? ID, new != id { id = new } }))
  }
}

private struct PositionedScrolling: ViewModifier {
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?

  func body(content: Content) -> some View {
    content.modifier(
      ScrollPositionModifier(
        place: position.place, wish: AnyHashable(position.wish), anchor: anchor,
        tell: { position = position.scrolled(to: $0) }))
  }
}

extension View {
  /// Connects a binding with the view that the scroll view in this view stands at: one of its scroll
  /// target layout. Setting it scrolls there; scrolling sets it.
  ///
  /// - Parameters:
  ///   - id: The view's identifier; nil for none.
  ///   - anchor: Which point of the view lies on the same point of the scroll view; without one, it is
  ///     the first that shows from its beginning.
  public consuming func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(IdentifiedScrolling(id: id, anchor: anchor))
  }

  /// Connects a position with the scroll view in this view.
  public consuming func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(PositionedScrolling(position: position, anchor: anchor))
  }
}
