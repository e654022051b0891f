/// An order of the nodes of a graph in which little points backwards.
struct NodeOrder {
  private let names: [String]
  /// How often each node names each other one.
  private let weight: [[Int]]

  init(_ graph: WeightedGraph) {
    names = graph.nodes
    let number = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    var weight = Array(repeating: Array(repeating: 0, count: names.count), count: names.count)
    for (edge, count) in graph.weights {
      if let from = number[edge.from], let to = number[edge.to] { weight[from][to] = count }
    }
    self.weight = weight
  }

  /// Moves each node to where it does best, until none moves.
  func improved() -> [String] {
    var order = greedy()
    while moveOne(in: &order) {}
    return order.map { names[$0] }
  }

  /// Those first that name much and are named little, of what is left.
  private func greedy() -> [Int] {
    var left = Array(names.indices)
    var order: [Int] = []
    while !left.isEmpty {
      let excess = left.map { node in
        left.reduce(0) { $0 + weight[node][$1] - weight[$1][node] }
      }
      let best = excess.indices.max { (excess[$0], $1) < (excess[$1], $0) } ?? 0
      order.append(left.remove(at: best))
    }
    return order
  }

  /// Moves the first node that does better elsewhere; answers whether there is one.
  private func moveOne(in order: inout [Int]) -> Bool {
    for position in order.indices {
      let node = order[position]
      var (best, gain) = (position, 0)
      // A node that passes another one turns the edges between the two around.
      for step in [-1, 1] {
        var sum = 0
        var other = position + step
        while order.indices.contains(other) {
          let turned = weight[order[other]][node] - weight[node][order[other]]
          sum += step > 0 ? turned : -turned
          if sum > gain { (best, gain) = (other, sum) }
          other += step
        }
      }
      if best != position {
        order.remove(at: position)
        order.insert(node, at: best)
        return true
      }
    }
    return false
  }
}
