/// Views one after the other, as a closure of a view builder lists them.
public struct TupleView<each Content: View>: View {
  @usableFromInline package let content: (repeat each Content)

  @inlinable
  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: PrimitiveView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  /// The views, one behind the other.
  static func nodePlan(in plans: PropertyPlans) -> NodePlan? {
    var parts: [NodePlan.Part] = []
    var end = 0
    func add<Element: View>(_ type: Element.Type) {
      let alignment = MemoryLayout<Element>.alignment
      let offset = (end + alignment - 1) / alignment * alignment
      parts.append(NodePlan.Part(offset: offset, plan: plans.plan(forNodesOf: type)))
      end = offset + MemoryLayout<Element>.size
    }
    for type in repeat (each Content).self {
      add(type)
    }
    return NodePlan(
      type: TupleNode<TupleView<repeat each Content>>.self, parts: parts, isList: true)
  }

  static func boxCount(with count: BoxCount) -> Int? {
    var total = 0
    for type in repeat (each Content).self {
      guard let boxes = count.boxes(of: type) else { return nil }
      total += boxes
    }
    return total
  }
}

extension TupleView: ViewList {
  func elements<Element>(as _: Element.Type) -> [Element]? {
    var elements: [Element] = []
    for view in repeat each content {
      guard let element = view as? Element else { return nil }
      elements.append(element)
    }
    return elements
  }

  static var count: Int {
    var count = 0
    for _ in repeat (each Content).self {
      count += 1
    }
    return count
  }

  func makeChild(at index: Int, of node: ViewNode) -> ViewNode? {
    var place = 0
    for view in repeat each content {
      if place == index { return node.makeChild(view, as: .index(place)) }
      place += 1
    }
    return nil
  }

  func update(_ children: NodeChildren) {
    var place = 0
    for view in repeat each content {
      guard place < children.count else { return }
      withUnsafePointer(to: view) { children[place].update(at: $0) }
      place += 1
    }
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
    for (child, part) in zip(children, parts) {
      child.update(at: view + part.offset)
    }
  }
}
