/// A view whose content can scroll the scroll views in it, or, where what is to be seen is in none of them, the one around it.
public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public typealias Body = Never
}

/// Scrolls the scroll views in a reader, or the one around it.
public struct ScrollViewProxy {
  fileprivate weak var node: ViewNode?

  /// Scrolls so far that the view with an identifier, from `id(_:)` or a `ForEach`, can be seen.
  ///
  /// It happens when the views are next in their places, so that a view can be scrolled to in the
  /// very action that adds it; in `withAnimation`, the content moves there on the screen. An identifier that no view has is passed over.
  ///
  /// - Parameters:
  ///   - id: The view's identifier.
  ///   - anchor: Which point of the view comes to lie on the same point of the scroll view; without
  ///     one, the content moves only as far as it has to.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    let animation = ChangeContext.transaction.animation
    node.graph.updates.add { [weak node] in
      guard let node else { return }
      ScrollRequest(
        identifier: AnyHashable(id), anchor: anchor, reader: node, animation: animation
      ).perform()
    }
  }
}

extension ScrollViewReader: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<ScrollViewReader> {
    ScrollViewReaderNode(self, in: context)
  }
}

private final class ScrollViewReaderNode<Content: View>: ValueNode<ScrollViewReader<Content>> {

  override init(_ view: ScrollViewReader<Content>, in context: __shared NodeContext) {
    super.init(view, in: context)
    evaluate()
  }

  override var outlineName: String? { "ScrollViewReader" }

  override func take(_ new: ScrollViewReader<Content>) {
    view = new
    evaluate()
  }

  override func evaluate() {
    show(tracked { view.content(ScrollViewProxy(node: self)) })
  }
}

/// What a program wants to be seen.
struct ScrollRequest {
  let identifier: AnyHashable
  let anchor: UnitPoint?
  let reader: ViewNode
  let animation: Animation?

  /// The places of lazy elements that nobody has seen are estimates, which get better the nearer
  /// they are.
  private static let mostAttempts = 10

  /// Scrolls, and looks again once what can be seen then is in its place.
  func perform(attempt: Int = 1) {
    guard !reader.isRemoved else { return }
    // What an action before has changed is shown first: rows are looked for in data that are up to date.
    guard reader.graph.updates.isEmpty else {
      return reader.graph.updates.add { perform(attempt: attempt) }
    }
    guard let place = place(in: reader) ?? placeOfElement(in: reader), scroll(to: place) else {
      return
    }
    guard attempt < ScrollRequest.mostAttempts else { return }
    reader.graph.updates.add { perform(attempt: attempt + 1) }
  }

  private typealias Place = (box: Box, rect: CGRect)

  /// Finds the view among those that are made and by what elements are identified by: a box, and a rectangle of
  /// its space.
  private func place(in node: ViewNode) -> Place? {
    if node.component == .identifier(identifier) { return node.firstBox.flatMap(wholeOf) }
    if let elements = node as? any LazyElements,
      let position = elements.position(of: identifier)
    {
      return elements.isLazy
        ? place(ofLazy: elements, at: position)
        : elements.children[position].firstBox.flatMap(wholeOf)
    }
    for child in node.children {
      if let place = place(in: child) { return place }
    }
    return nil
  }

  /// Finds an element that isn't made by the identifier that its view gives itself.
  ///
  /// - Complexity: O(*n*) for *n* elements, whose views are asked for.
  private func placeOfElement(in node: ViewNode) -> Place? {
    if let elements = node as? any LazyElements, elements.isLazy,
      let position = elements.position(ofElementCalled: identifier)
    {
      return place(ofLazy: elements, at: position)
    }
    for child in node.children {
      if let place = placeOfElement(in: child) { return place }
    }
    return nil
  }

  /// All of a box, or of the row that it stands in, if that is out of sight: inside of it nothing has a place.
  private func wholeOf(_ box: Box) -> Place? {
    guard let row = box.rowOutOfSight else {
      return (box, CGRect(origin: .zero, size: box.frame.size))
    }
    guard let (box, content) = container(of: row.node.parent),
      let position = content.position(ofStanding: row)
    else { return nil }
    return place(in: box, at: position)
  }

  private func place(ofLazy elements: any LazyElements, at position: Int) -> Place? {
    guard let (box, content) = container(of: elements), let start = content.start(of: elements)
    else { return nil }
    return place(in: box, at: start + position * (elements.boxesPerElement ?? 1))
  }

  /// The lazy container that makes a node's boxes, and what is in it.
  private func container(of node: ViewNode?) -> (box: LazyGridBox, content: LazyContent)? {
    var node = node
    while let current = node, current.ownBox == nil { node = current.parent }
    guard let container = node, let box = container.ownBox as? LazyGridBox else { return nil }
    return (box, LazyContent(of: container.children[0]))
  }

  private func place(in box: LazyGridBox, at position: Int) -> Place? {
    box.rowOutOfSight == nil ? (box, box.frame(ofElement: position)) : wholeOf(box)
  }

  /// Scrolls each scroll view between the place and the reader; where there is none, the next one around.
  private func scroll(to place: Place) -> Bool {
    var (box, rect) = place
    var (hasScrolled, hasMoved) = (false, false)
    while let parent = box.parent, !hasScrolled || isInReader(parent.node) {
      rect.origin.x += box.frame.minX
      rect.origin.y += box.frame.minY
      if let scroll = parent as? ScrollBox {
        hasScrolled = true
        if scroll.reveal(rect, at: anchor, animation) { hasMoved = true }
      }
      rect.origin.x += parent.offsetForChildren.width
      rect.origin.y += parent.offsetForChildren.height
      box = parent
    }
    return hasMoved
  }

  private func isInReader(_ node: ViewNode) -> Bool {
    var node: ViewNode? = node
    while let current = node {
      if current === reader { return true }
      node = current.parent
    }
    return false
  }
}
