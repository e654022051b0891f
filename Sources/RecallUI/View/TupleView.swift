/// Views one after the other, as a closure of a view builder lists them.
public struct TupleView<each Content: View>: View {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<TupleView<repeat each Content>> {
    let node = TupleNode<TupleView<repeat each Content>>(in: context)
    for view in repeat each content {
      node.children.append(node.makeChild(view, as: .index(node.children.count)))
    }
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

extension TupleView: TupleUpdating {
  fileprivate func update(_ nodes: [ViewNode]) {
    var index = 0
    for view in repeat each content {
      update(nodes[index], with: view)
      index += 1
    }
  }

  private func update<Element: View>(_ node: ViewNode, with view: Element) {
    unsafeDowncast(node, to: Node<Element>.self).update(view)
  }
}

/// Hides a tuple's pack of types from its node.
private protocol TupleUpdating {
  func update(_ nodes: [ViewNode])
}

private final class TupleNode<Tuple: View & TupleUpdating>: Node<Tuple> {
  override func update(_ new: Tuple) {
    new.update(children)
  }
}
