/// A node that is not kept alive: what a child knows its parent by, and a value its readers.
///
/// It stands for a weak reference, as `BoxLink` does, and for the same reason: a weak reference to
/// an object makes each later retain of it take the runtime's slow path.
final class NodeLink {
  /// The node, for as long as it lives. It is taken out by the node's own end, so that it never
  /// dangles; a stage is confined to one thread.
  private(set) unowned(unsafe) var node: ViewNode?

  func refer(to node: ViewNode?) {
    self.node = node
  }
}
