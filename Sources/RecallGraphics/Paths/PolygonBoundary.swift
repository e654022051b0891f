/// Edges around areas, to be put together to loops.
struct PolygonBoundary {
  /// From one point to another, with the area on the left when the y axis points up.
  private struct Edge {
    let from: GridPoint
    let to: GridPoint
  }

  private var edges: [Edge] = []

  mutating func add(from: GridPoint, to: GridPoint) {
    edges.append(Edge(from: from, to: to))
  }

  /// Loops of the edges, without points that stand on a line. Areas that touch in a point have loops
  /// of their own.
  func loops() -> [[GridPoint]] {
    let order = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    var isUsed = Array(repeating: false, count: order.count)
    var loops: [[GridPoint]] = []
    for start in order.indices where !isUsed[start] {
      var points: [GridPoint] = []
      var current: Int? = start
      while let index = current {
        isUsed[index] = true
        points.append(order[index].from)
        guard order[index].to != order[start].from else { break }
        current = PolygonBoundary.next(after: order[index], in: order, isUsed)
      }
      let corners = PolygonBoundary.corners(of: points)
      if corners.count > 2 { loops.append(corners) }
    }
    return loops
  }

  /// The edge that goes on where another one ends, around the area on its left: the first one
  /// clockwise from the way back.
  private static func next(after edge: Edge, in order: [Edge], _ isUsed: [Bool]) -> Int? {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if order[middle].from < edge.to { low = middle + 1 } else { high = middle }
    }
    let back = edge.from - edge.to
    var best: (index: Int, vector: GridPoint)?
    while low < order.count, order[low].from == edge.to {
      let vector = order[low].to - order[low].from
      if !isUsed[low], best.map({ isEarlier(vector, than: $0.vector, from: back) }) ?? true {
        best = (low, vector)
      }
      low += 1
    }
    return best?.index
  }

  /// Whether a direction comes before another one, clockwise from `back`.
  private static func isEarlier(
    _ one: GridPoint, than other: GridPoint, from back: GridPoint
  ) -> Bool {
    func half(_ vector: GridPoint) -> Int {
      let cross = back.cross(vector)
      if cross != 0 { return cross < 0 ? 0 : 2 }
      return back.dot(vector) < 0 ? 1 : 3
    }
    let (first, second) = (half(one), half(other))
    return first != second ? first < second : one.cross(other) < 0
  }

  private static func corners(of points: [GridPoint]) -> [GridPoint] {
    var corners: [GridPoint] = []
    for index in points.indices {
      let before = corners.last ?? points[points.count - 1]
      let after = points[(index + 1) % points.count]
      let isStraight = (points[index] - before).cross(after - points[index]) == 0
      if !isStraight { corners.append(points[index]) }
    }
    return corners
  }
}
