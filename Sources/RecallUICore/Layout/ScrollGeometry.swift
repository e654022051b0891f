/// Where the content of a scroll view stands.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled from its top and its leading edge, in points.
  public var contentOffset: CGPoint
  /// The content's size, without its margins.
  public var contentSize: CGSize
  /// The margins around the content.
  public var contentInsets: EdgeInsets
  /// The scroll view's size.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that shows.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The same as the part that shows.
  public var bounds: CGRect { visibleRect }
}

extension ScrollBox {
  /// Where the content stands. As in SwiftUI, an offset is counted from the content, and so begins
  /// with minus the margin before it.
  var geometry: ScrollGeometry {
    let insets = insets
    return ScrollGeometry(
      contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
      contentSize: CGSize(
        width: max(contentSize.width - insets.total.width, 0),
        height: max(contentSize.height - insets.total.height, 0)),
      contentInsets: insets, containerSize: frame.size)
  }
}

extension Box {
  /// The first scroll view here or inside.
  final var firstScrollBox: ScrollBox? {
    if let scroll = self as? ScrollBox { return scroll }
    for child in children {
      if let found = child.firstScrollBox { return found }
    }
    return nil
  }
}

/// The node of a modifier that is about the scroll view in its content.
class ScrollNode<Content: View, Modifier: ViewModifier>: EachViewNode<Content, Modifier>,
  ScrollObserver
{
  private var pendingLook = PendingAction()
  private var hasUserScrolled = false

  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    super.init(at: view, plan, in: context)
    lookAfterLayout()
  }

  /// The scroll view, which may be another one than before.
  final var scroll: ScrollBox? {
    for view in views {
      if let scroll = view.firstScrollBox { return scroll }
    }
    return nil
  }

  /// Looks at the scroll view, which has moved, or was laid out.
  func look(at scroll: ScrollBox, movedByUser: Bool) {}

  final override func viewsDidChange() {
    lookAfterLayout()
  }

  final func scrollDidChange(byUser: Bool) {
    if byUser { hasUserScrolled = true }
    lookAfterLayout()
  }

  final func lookAfterLayout() {
    // A tree for one frame acts on nothing.
    guard !graph.isPresentationTree, pendingLook.begin() else { return }
    graph.updates.add { [weak self] in
      guard let self else { return }
      pendingLook.end()
      let byUser = hasUserScrolled
      hasUserScrolled = false
      guard !isRemoved, let scroll else { return }
      scroll.add(self)
      look(at: scroll, movedByUser: byUser)
    }
  }
}

private struct ScrollGeometryModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
}

extension ScrollGeometryModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    ScrollGeometryNode<Content, Value>.self
  }
}

private final class ScrollGeometryNode<Content: View, Value: Equatable>:
  ScrollNode<Content, ScrollGeometryModifier<Value>>
{
  private var value: Value?

  override func look(at scroll: ScrollBox, movedByUser: Bool) {
    let new = modifier.transform(scroll.geometry)
    let old = value ?? new
    guard value != new else { return }
    value = new
    modifier.action(old, new)
  }
}

extension View {
  /// Runs `action` when something of where the scroll view in this view stands has changed, and
  /// first when it is in its place: then with the same value twice.
  public consuming func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}
