/// A view that the engine itself implements.
protocol PrimitiveView: View where Body == Never {
  /// Makes the view's node, where there is no plan for it.
  func makeNode(in context: NodeContext) -> Node<Self>
  /// How nodes are made of each value of this type; nil where each value makes its own.
  static func nodePlan(in plans: PropertyPlans) -> NodePlan?
  /// Makes the nodes that no plan makes; asked for once.
  static var maker: (UnsafeRawPointer, NodeContext) -> ViewNode { get }
  /// How many boxes each view of this type makes, when the type alone tells (`BoxCount`).
  static func boxCount(with count: BoxCount) -> Int?
}

extension PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<Self> {
    context.makeNode(of: self)
  }

  static func nodePlan(in plans: PropertyPlans) -> NodePlan? { nil }

  static var maker: (UnsafeRawPointer, NodeContext) -> ViewNode {
    { $0.assumingMemoryBound(to: Self.self).pointee.makeNode(in: $1) }
  }

  static func boxCount(with count: BoxCount) -> Int? { nil }
}
