/// Why views are evaluated, noted for as long as somebody wants to know: a trace, or a view that
/// prints it.
final class ChangeNotes {
  /// Gets a line for each evaluation of a custom view's body.
  var trace: ((String) -> Void)?
  /// Whether a view has asked; it will again.
  private var isPrinted = false
  /// By the serials of nodes, which are never used again.
  private var changes: [Int: ViewChanges] = [:]
  /// What has changed of the view whose body is being evaluated.
  private var current: (serial: Int, evaluation: Int, changes: ViewChanges)?

  /// Whether anybody wants to know.
  var areKept: Bool { trace != nil || isPrinted }

  func note(of node: ViewNode, _ change: (inout ViewChanges) -> Void) {
    change(&changes[node.serial, default: ViewChanges()])
  }

  /// Notes that something has changed that a node depends on, while somebody wants to know.
  ///
  /// - Parameter source: What keeps it, or tells of it; nil when no property of a view stands for it.
  func noteSource(_ source: AnyObject?, of node: ViewNode) {
    guard areKept, !node.isRemoved, let namingNode = node as? any NamingNode else { return }
    let name = source.flatMap { namingNode.property(for: $0) }
    note(of: node) { changes in
      guard let name else {
        changes.hasDependencies = true
        return
      }
      if !changes.properties.contains(name) { changes.properties.append(name) }
    }
  }

  /// Takes what was noted of a view whose body is about to be evaluated.
  func take(for node: ViewNode) {
    var taken = changes.removeValue(forKey: node.serial) ?? ViewChanges()
    if node.evaluation == 1 { taken.becomeNew(node) }
    current = (node.serial, node.evaluation, taken)
    trace?("\(node.shortName): \(taken.told)")
  }

  /// What has changed of the view whose body asks.
  func read(by node: ViewNode) -> ViewChanges {
    isPrinted = true
    if let current, current.serial == node.serial, current.evaluation == node.evaluation {
      return current.changes
    }
    var found = ViewChanges()
    if node.evaluation == 1 { found.becomeNew(node) } else { found.hasDependencies = true }
    return found
  }
}

extension ViewChanges {
  fileprivate mutating func becomeNew(_ node: ViewNode) {
    isNew = true
    properties = (node as? any NamingNode)?.dynamicProperties ?? []
  }
}

/// A node that knows what the properties of its view are called.
protocol NamingNode: ViewNode {
  var dynamicProperties: [String] { get }
  /// The property that stands for what an object keeps, or tells of.
  func property(for source: AnyObject) -> String?
}

/// What stands for something that another object keeps, or tells of.
protocol Sourced {
  var source: AnyObject? { get }
}

extension ViewNode {
  /// Marks this node as depending on something that has changed.
  ///
  /// - Parameter source: What keeps it, or tells of it; nil when no property of a view stands for it.
  final func invalidate(because source: AnyObject?) {
    graph.evaluation.changes.noteSource(source, of: self)
    invalidate()
  }

  /// What a trace calls this node: its custom view, and the identifier that this stands under.
  final var shortName: String {
    var (view, node): (String?, ViewNode?) = (nil, self)
    while let current = node {
      if view == nil { view = current.pathName }
      if case .identifier = current.component {
        return "\(view ?? "content") \(current.componentName)"
      }
      node = current.parent
    }
    return view ?? "the stage"
  }
}
