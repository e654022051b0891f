/// A box that chooses, while it is laid out, which boxes of its content are its children.
///
/// That may be long after an update: nobody lays out what is out of sight. Until then, children may stand for views that
/// were removed, and keep them.
class ChoosingBox: Box {
  private var removedNodes: [ViewNode] = []

  /// The boxes of the content that the children stand for.
  var contentOfChildren: BoxChildren { children }

  final override func contentWillBeRemoved(_ node: ViewNode) {
    guard contentOfChildren.contains(where: { node.contains($0.innermost.node) }) else { return }
    removedNodes.append(node)
  }

  /// Has other children than before, or the same.
  ///
  /// - Returns: Whether they are others.
  @discardableResult
  final func choose(_ boxes: [Box]) -> Bool {
    defer { removedNodes = [] }
    guard !boxes.elementsEqual(children, by: ===) else { return false }
    children = BoxChildren(boxes)
    return true
  }
}
