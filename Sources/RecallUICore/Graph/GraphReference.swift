/// Refers to a graph without keeping it, for what may outlive it.
///
/// It stands for a weak reference, which would make each later retain of the graph take the runtime's slow
/// path: every node and box retains it.
final class GraphReference {
  /// The graph, for as long as it lives.
  private(set) unowned(unsafe) var graph: ViewGraph?

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// Lets go of the graph at its end.
  func leave() {
    graph = nil
  }
}
