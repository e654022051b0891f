/// Views one after the other, as a closure of a view builder lists them.
public struct TupleView<each Content: View>: View {
  package let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: PrimitiveView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  func makeNode(in context: NodeContext) -> Node<TupleView<repeat each Content>> {
    withUnsafePointer(to: self) { Self.makeNode(at: $0, in: context) }
  }

  static func makeNode(
    at view: UnsafePointer<Self>, in context: NodeContext
  ) -> Node<TupleView<repeat each Content>> {
    let offsets = TupleView.offsets
    let node = TupleNode<TupleView<repeat each Content>>(offsets: offsets, in: context)
    var children: [ViewNode] = []
    children.reserveCapacity(offsets.count)
    func make<Element: View>(_: Element.Type) {
      let address = UnsafeRawPointer(view) + offsets[children.count]
      children.append(
        node.makeChild(
          at: address.assumingMemoryBound(to: Element.self), as: .index(children.count)))
    }
    for type in repeat (each Content).self {
      make(type)
    }
    node.children = children
    return node
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

extension TupleView {
  /// Where the views lie in a tuple: one behind the other, each where its alignment allows it.
  fileprivate static var offsets: [Int] {
    var offsets: [Int] = []
    var end = 0
    func add<Element>(_: Element.Type) {
      let alignment = MemoryLayout<Element>.alignment
      let offset = (end + alignment - 1) / alignment * alignment
      offsets.append(offset)
      end = offset + MemoryLayout<Element>.size
    }
    for type in repeat (each Content).self {
      add(type)
    }
    return offsets
  }
}

extension TupleView: ViewList {
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

  func update(_ children: [ViewNode]) {
    var place = 0
    for view in repeat each content {
      guard place < children.count else { return }
      withUnsafePointer(to: view) { children[place].update(at: $0) }
      place += 1
    }
  }
}

private final class TupleNode<Tuple: View>: Node<Tuple> {
  private let offsets: [Int]

  init(offsets: [Int], in context: NodeContext) {
    self.offsets = offsets
    super.init(in: context)
  }

  override func update(at view: UnsafeRawPointer) {
    for (child, offset) in zip(children, offsets) {
      child.update(at: view + offset)
    }
  }
}
