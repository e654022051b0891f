/// A view without content.
public struct EmptyView: View {
  public init() {}
}

extension EmptyView: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<EmptyView> {
    Node(in: context)
  }

  static func boxCount(with count: BoxCount) -> Int? { 0 }
}
