/// What of a view's geometry is matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Ties a view's geometry to that of others.
public struct _MatchedGeometryModifier: ViewModifier {
  public typealias Body = Never

  /// What views are matched by.
  struct Key: Hashable {
    let namespace: Namespace.ID
    let id: AnyHashable
  }

  let key: Key
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  @usableFromInline
  init(
    id: AnyHashable, namespace: Namespace.ID, properties: MatchedGeometryProperties,
    anchor: UnitPoint, isSource: Bool
  ) {
    key = Key(namespace: namespace, id: id)
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
  }
}

extension _MatchedGeometryModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    MatchedGeometryNode<Content>.self
  }
}

/// Keeps a box around each box of the content.
private final class MatchedGeometryNode<Content: View>:
  ContentNode<Content, _MatchedGeometryModifier>, WrappingNode
{
  var boxes: [MatchedGeometryBox] = []

  override var wrapsBoxes: Bool { true }

  override func update(at view: UnsafeRawPointer) {
    super.update(at: view)
    for box in boxes {
      box.modifier = modifier
    }
  }

  override func appendBoxes(to list: inout [Box]) {
    let start = list.count
    super.appendBoxes(to: &list)
    wrap(&list, from: start)
  }

  func makeBox(around content: Box) -> MatchedGeometryBox {
    MatchedGeometryBox(modifier, around: content, node: self)
  }

  func letGo(of box: MatchedGeometryBox) {
    graph.presentation.matches.remove(box)
  }

  override func willBeRemoved() {
    for box in boxes {
      graph.presentation.matches.remove(box)
    }
  }
}

extension View {
  /// Matches this view's geometry with that of others of the same identifier in a namespace.
  ///
  /// A source that comes, in an animated update, when one with the same identifier leaves, flies
  /// from where that one was drawn; one that leaves by a transition flies along. On the way the
  /// view is drawn scaled. A view that is no source takes its place and size from one that is.
  ///
  /// - Parameters:
  ///   - id: What the views that match have in common.
  ///   - namespace: Where it is looked for.
  ///   - properties: What is matched.
  ///   - anchor: Which point of the views comes to the same place.
  ///   - isSource: Whether this view gives its geometry, instead of taking that of another.
  @inlinable
  public consuming func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryModifier(
        id: AnyHashable(id), namespace: namespace, properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
