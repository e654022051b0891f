@_spi(Reflection) import Swift

/// Views one after the other, as a closure of a view builder lists them.
///
/// As in SwiftUI, it has a tuple of views: `TupleView<(Text, Image)>`.
public struct TupleView<T>: View {
  public var value: T

  /// Lists the views of a tuple; what in it is no view is left out.
  @inlinable
  public init(_ value: T) {
    self.value = value
  }

  public typealias Body = Never
}

extension TupleView: PrimitiveView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  /// The views, one behind the other.
  static func nodePlan(in plans: PropertyPlans) -> NodePlan? {
    var parts: [NodePlan.Part] = []
    func add<Element: View>(_ type: Element.Type, at offset: Int) {
      parts.append(NodePlan.Part(offset: offset, plan: plans.plan(forNodesOf: type)))
    }
    forEachType { add($0, at: $1) }
    return NodePlan(type: TupleNode<TupleView>.self, parts: parts, isList: true)
  }

  static func boxCount(with count: BoxCount) -> Int? {
    func boxes<Element: View>(of type: Element.Type) -> Int? { count.boxes(of: type) }
    var total: Int? = 0
    forEachType { type, _ in
      total = total.flatMap { total in boxes(of: type).map { total + $0 } }
    }
    return total
  }

  /// Runs `body` for the type of each of the views, and where it lies in the tuple, in bytes.
  private static func forEachType(_ body: (any View.Type, Int) -> Void) {
    guard metadataKind(of: T.self) == .tuple else {
      if let type = T.self as? any View.Type { body(type, 0) }
      return
    }
    _forEachField(of: T.self) { _, offset, type, _ in
      if let type = type as? any View.Type { body(type, offset) }
      return true
    }
  }
}

extension TupleView: ViewList {
  /// The views, in order.
  package var views: [any View] {
    var views: [any View] = []
    withUnsafePointer(to: value) { tuple in
      func view<Element: View>(_: Element.Type, at offset: Int) -> any View {
        (UnsafeRawPointer(tuple) + offset).assumingMemoryBound(to: Element.self).pointee
      }
      Self.forEachType { views.append(view($0, at: $1)) }
    }
    return views
  }
}

private final class TupleNode<Tuple: View>: Node<Tuple>, PlannedNode {
  private let parts: [NodePlan.Part]

  init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    parts = plan.parts
    super.init(in: context)
    children = NodeChildren(
      parts.indices.map { makeChild(at: view + parts[$0].offset, parts[$0].plan, as: .index($0)) })
  }

  override func update(at view: UnsafeRawPointer) {
    for index in parts.indices {
      children[index].update(at: view + parts[index].offset)
    }
  }
}
