/// Several views of known types in one value, whose nodes can be made one by one.
protocol ViewList: View {
  /// How many views there are.
  static var count: Int { get }

  /// Makes the node of the view at an index, as a child of another node; nil where there is none.
  func makeChild(at index: Int, of node: ViewNode) -> ViewNode?

  /// Brings the nodes of the first views in line with this value.
  func update(_ children: NodeChildren)
  /// All of them, if they are of a type.
  func elements<Element>(as _: Element.Type) -> [Element]?
}
