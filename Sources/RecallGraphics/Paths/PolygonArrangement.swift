/// The edges of two sets of polygons, cut so that they meet in their ends only, and what lies on both
/// sides of each.
///
/// Points stand on a grid of whole numbers, so that whether edges cross, and on which side of one a
/// point lies, is exact. Where edges cross between grid points both are bent to the nearest one, and
/// what that makes cross is cut again (snap rounding, Hobby 1999, done over until nothing crosses). No
/// input makes it fail: at worst an edge is off by the width of the grid.
struct PolygonArrangement {
  /// How often points turn around, in both sets.
  struct Winding {
    var first: Int
    var second: Int
  }

  private(set) var edges: [PolygonEdge]

  /// - Complexity: O(n²) for n edges that all lie side by side; mostly O(n √n).
  init(_ edges: [PolygonEdge]) {
    self.edges = PolygonArrangement.merged(edges)
    for _ in 0..<PolygonArrangement.mostPasses {
      guard let pieces = PolygonArrangement.cut(self.edges) else { return }
      self.edges = PolygonArrangement.merged(pieces)
    }
  }

  /// Two or three are enough but for what was made to need more.
  private static let mostPasses = 32

  /// The edges, each once, in order; those that run to and fro equally often divide nothing.
  private static func merged(_ edges: [PolygonEdge]) -> [PolygonEdge] {
    let order = edges.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    var merged: [PolygonEdge] = []
    for edge in order {
      if let last = merged.last, last.start == edge.start, last.end == edge.end {
        merged[merged.count - 1].first += edge.first
        merged[merged.count - 1].second += edge.second
      } else {
        if let last = merged.last, last.first == 0, last.second == 0 { merged.removeLast() }
        merged.append(edge)
      }
    }
    if let last = merged.last, last.first == 0, last.second == 0 { merged.removeLast() }
    return merged
  }

  /// The edges, which are in order, cut where two meet; nil when none had to be.
  private static func cut(_ edges: [PolygonEdge]) -> [PolygonEdge]? {
    var cuts: [[GridPoint]] = Array(repeating: [], count: edges.count)
    var isCut = false
    for index in edges.indices {
      let edge = edges[index]
      for other in (index + 1)..<max(edges.count, index + 1) {
        guard edges[other].start.x <= edge.end.x else { break }
        guard edges[other].minY <= edge.maxY, edge.minY <= edges[other].maxY else { continue }
        let found = edge.cuts(with: edges[other])
        cuts[index] += found.own
        cuts[other] += found.others
        isCut = isCut || !found.own.isEmpty || !found.others.isEmpty
      }
    }
    guard isCut else { return nil }
    return zip(edges, cuts).flatMap { $0.cut(at: $1) }
  }

  /// Calls `body` for each edge with what lies on its left, with the y axis pointing up, and on its
  /// right.
  func forEachEdge(_ body: (PolygonEdge, _ left: Winding, _ right: Winding) -> Void) {
    let columns = EdgeBuckets(edges.map { $0.start.x...$0.end.x })
    let rows = EdgeBuckets(edges.map { $0.minY...$0.maxY })
    for (index, edge) in edges.enumerated() {
      let vector = edge.vector
      // From the middle, in steps of half a grid, away from the edge.
      let middle = GridPoint(x: edge.start.x + edge.end.x, y: edge.start.y + edge.end.y)
      var beside = Winding(first: 0, second: 0)
      let isSteep = abs(vector.y) > vector.x
      let nearby = isSteep ? rows.edges(at: middle.y / 2) : columns.edges(at: middle.x / 2)
      for other in nearby where other != index {
        let turn = isSteep ? edges[other].turn(leftOf: middle) : edges[other].turn(below: middle)
        beside.first += turn * edges[other].first
        beside.second += turn * edges[other].second
      }
      let across = Winding(
        first: beside.first + (isSteep && vector.y > 0 ? -edge.first : edge.first),
        second: beside.second + (isSteep && vector.y > 0 ? -edge.second : edge.second))
      if isSteep && vector.y > 0 { body(edge, beside, across) } else { body(edge, across, beside) }
    }
  }
}

extension PolygonEdge {
  /// How a ray from a point to the left turns by this edge: 1, -1, or 0 when it misses the edge.
  ///
  /// - Parameter point: In steps of half a grid.
  fileprivate func turn(leftOf point: GridPoint) -> Int {
    guard 2 * minY <= point.y, point.y < 2 * maxY else { return 0 }
    let isUp = start.y < end.y
    let side = doubledSide(of: point)
    guard isUp ? side < 0 : side > 0 else { return 0 }
    return isUp ? -1 : 1
  }

  /// The same for a ray to lesser y.
  fileprivate func turn(below point: GridPoint) -> Int {
    guard 2 * start.x <= point.x, point.x < 2 * end.x, doubledSide(of: point) > 0 else { return 0 }
    return 1
  }

  private func doubledSide(of point: GridPoint) -> Int64 {
    vector.cross(GridPoint(x: point.x - 2 * start.x, y: point.y - 2 * start.y))
  }
}

/// Edges by where they lie on an axis.
private struct EdgeBuckets {
  private let origin: Int64
  private let width: Int64
  private var buckets: [[Int]]

  init(_ ranges: [ClosedRange<Int64>]) {
    let least = ranges.map(\.lowerBound).min() ?? 0
    let most = ranges.map(\.upperBound).max() ?? 0
    let count = Int64(min(max(ranges.count / 4, 1), 256))
    origin = least
    width = (most - least) / count + 1
    buckets = Array(repeating: [], count: Int(count) + 1)
    for (index, range) in ranges.enumerated() {
      for bucket in place(of: range.lowerBound)...place(of: range.upperBound) {
        buckets[bucket].append(index)
      }
    }
  }

  func edges(at coordinate: Int64) -> [Int] { buckets[place(of: coordinate)] }

  private func place(of coordinate: Int64) -> Int {
    Int(min(max((coordinate - origin) / width, 0), Int64(buckets.count - 1)))
  }
}
