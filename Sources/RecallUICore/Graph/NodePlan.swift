/// How the nodes of a type of view are made, where that is the same for all its values.
///
/// It is found out once for a type. Asked for each node, the runtime would look up the types of nodes,
/// and those of what stands inside, by their generic arguments: that took as long as making them.
struct NodePlan {
  /// A part of a view that its node has a use for.
  struct Part {
    /// Where it lies in the view, in bytes.
    let offset: Int
    /// The plan of its type.
    let plan: PropertyPlan
  }

  /// The nodes' type.
  let type: any PlannedNode.Type
  /// The parts, in the order that the type expects.
  var parts: [Part] = []
  /// Whether such a view is nothing but its parts, views one behind the other: a container can have their
  /// nodes as its own children.
  var isList = false
  /// Whether a container has the parts of such a list, and not the list as one part.
  var holdsList = false
  /// Where in one of two views a byte lies that tells which it is, if one does.
  var branchOffset: Int?
}

/// A node that is made where its view lies, by the plan of the view's type.
protocol PlannedNode: ViewNode {
  /// - Parameters:
  ///   - view: Where the view lies.
  ///   - plan: That of the view's type.
  init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext)
}
