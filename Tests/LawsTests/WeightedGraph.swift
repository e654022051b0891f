/// What names what, and how often.
struct WeightedGraph {
  struct Edge: Hashable {
    var from: String
    var to: String
  }

  private(set) var weights: [Edge: Int] = [:]

  /// Adds to how often a node names another one; naming oneself counts for nothing.
  mutating func add(_ weight: Int, from: String, to: String) {
    guard from != to else { return }
    weights[Edge(from: from, to: to), default: 0] += weight
  }

  /// The nodes that have an edge, sorted.
  var nodes: [String] {
    Set(weights.keys.flatMap { [$0.from, $0.to] }).sorted()
  }

  /// The same without some edges.
  func removing(_ edges: some Sequence<Edge>) -> WeightedGraph {
    var graph = self
    for edge in edges { graph.weights[edge] = nil }
    return graph
  }

  /// The same with one edge more.
  func adding(_ edge: Edge) -> WeightedGraph {
    var graph = self
    graph.add(1, from: edge.from, to: edge.to)
    return graph
  }

  /// Only the edges between some nodes.
  func within(_ nodes: some Sequence<String>) -> WeightedGraph {
    let nodes = Set(nodes)
    var graph = WeightedGraph()
    graph.weights = weights.filter { nodes.contains($0.key.from) && nodes.contains($0.key.to) }
    return graph
  }

  // MARK: Circles

  /// The groups of nodes of which each can reach each other one, the largest first: the strongly
  /// connected components of more than one node, by Tarjan (1972).
  var circles: [[String]] {
    var search = CircleSearch(successors: successors)
    for node in nodes { search.visit(node) }
    return search.circles.map { $0.sorted() }
      .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  /// The nodes that need each other along an edge: none when it lies on no circle.
  func circle(through edge: Edge) -> [String] {
    let before = reachable(from: edge.from, along: predecessors)
    guard before.contains(edge.to) else { return [] }
    return before.intersection(reachable(from: edge.to, along: successors)).sorted()
  }

  private func reachable(from start: String, along neighbours: [String: [String]]) -> Set<String> {
    var seen: Set = [start]
    var open = [start]
    while let node = open.popLast() {
      for next in neighbours[node] ?? [] where seen.insert(next).inserted { open.append(next) }
    }
    return seen
  }

  private var successors: [String: [String]] {
    Dictionary(grouping: weights.keys, by: \.from).mapValues { $0.map(\.to).sorted() }
  }

  private var predecessors: [String: [String]] {
    Dictionary(grouping: weights.keys, by: \.to).mapValues { $0.map(\.from) }
  }

  // MARK: Cuts

  /// The edges with the smallest sum of weights that was found without which no circle has more
  /// nodes than some: each of them is needed for that.
  ///
  /// The nodes are brought into an order in which little points backwards: the way of Eades, Lin
  /// and Smyth (1993) first, and then each node to where it does best, until none moves. What
  /// points backwards is removed, but for what opens no circle that is too large.
  func cut(atMost most: Int) -> [Edge] {
    circles.filter { $0.count > most }.flatMap { within($0).cutOfCircle(atMost: most) }
      .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  private func cutOfCircle(atMost most: Int) -> [Edge] {
    var place: [String: Int] = [:]
    for (index, node) in NodeOrder(self).improved().enumerated() { place[node] = index }
    let backwards = weights.keys.filter { place[$0.from, default: 0] > place[$0.to, default: 0] }
    var open = removing(backwards)
    let expensive = backwards.map { (weight: weights[$0] ?? 0, edge: $0) }
      .sorted { ($1.weight, $0.edge.from, $0.edge.to) < ($0.weight, $1.edge.from, $1.edge.to) }
    return expensive.map(\.edge).filter { edge in
      let closed = open.adding(edge)
      guard closed.circle(through: edge).count <= most else { return true }
      open = closed
      return false
    }
  }
}

/// Tarjan's search: a node is in a circle with those above it on the stack from which it can be
/// reached.
private struct CircleSearch {
  let successors: [String: [String]]
  private(set) var circles: [[String]] = []
  private var number: [String: Int] = [:]
  private var lowest: [String: Int] = [:]
  private var stack: [String] = []
  private var isOnStack: Set<String> = []

  init(successors: [String: [String]]) {
    self.successors = successors
  }

  mutating func visit(_ node: String) {
    guard number[node] == nil else { return }
    let own = number.count
    number[node] = own
    lowest[node] = own
    stack.append(node)
    isOnStack.insert(node)
    for next in successors[node] ?? [] {
      if number[next] == nil {
        visit(next)
        lowest[node] = min(lowest[node] ?? own, lowest[next] ?? own)
      } else if isOnStack.contains(next) {
        lowest[node] = min(lowest[node] ?? own, number[next] ?? own)
      }
    }
    guard lowest[node] == own, let start = stack.lastIndex(of: node) else { return }
    let circle = Array(stack[start...])
    stack.removeSubrange(start...)
    isOnStack.subtract(circle)
    if circle.count > 1 { circles.append(circle) }
  }
}
