/// What a view is known by that other views were found to consist of: where it stands in them.
public struct FoundViewID: Hashable, Sendable {
  package let path: String
}

/// Data of a `ForEach` that aren't known before nodes are made: what other views consist of.
protocol FoundElements {
  /// Makes the node of a `ForEach` of these data.
  func makeNode<Data, ID, Content: View>(
    for view: ForEach<Data, ID, Content>, in context: NodeContext
  ) -> Node<ForEach<Data, ID, Content>>
}
