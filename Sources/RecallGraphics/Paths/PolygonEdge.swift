/// A point of a grid that is fine enough for nobody to see it: all that is asked of such points has an
/// exact answer.
struct GridPoint: Equatable, Comparable {
  /// Less than 2^26 away from zero.
  var x: Int64
  var y: Int64

  static func < (left: GridPoint, right: GridPoint) -> Bool {
    (left.x, left.y) < (right.x, right.y)
  }

  static func - (left: GridPoint, right: GridPoint) -> GridPoint {
    GridPoint(x: left.x - right.x, y: left.y - right.y)
  }

  /// Above zero when `other` lies counterclockwise of this one, with the y axis pointing up.
  func cross(_ other: GridPoint) -> Int64 { x * other.y - y * other.x }
  func dot(_ other: GridPoint) -> Int64 { x * other.x + y * other.y }
}

/// An edge of two sets of polygons, from the lesser to the greater of its points.
struct PolygonEdge {
  let start: GridPoint
  let end: GridPoint
  /// How many times more the edge runs from its start to its end than back, in each of the sets.
  var first: Int
  var second: Int

  /// Creates an edge; nil when it has no length.
  init?(from start: GridPoint, to end: GridPoint, first: Int, second: Int) {
    guard start != end else { return nil }
    let isForward = start < end
    self.start = isForward ? start : end
    self.end = isForward ? end : start
    self.first = isForward ? first : -first
    self.second = isForward ? second : -second
  }

  var minY: Int64 { min(start.y, end.y) }
  var maxY: Int64 { max(start.y, end.y) }
  var vector: GridPoint { end - start }

  /// On which side of this edge a point lies: above zero on the left, with the y axis pointing up.
  func side(of point: GridPoint) -> Int64 { vector.cross(point - start) }

  /// Whether a point on this edge's line lies between its ends.
  func hasInside(_ point: GridPoint) -> Bool { start < point && point < end }

  /// Where this edge and another one have to be cut so that they meet in ends only.
  func cuts(with other: PolygonEdge) -> (own: [GridPoint], others: [GridPoint]) {
    let (one, two) = (side(of: other.start), side(of: other.end))
    let (three, four) = (other.side(of: start), other.side(of: end))
    if (one < 0 && two > 0 || one > 0 && two < 0)
      && (three < 0 && four > 0 || three > 0 && four < 0)
    {
      let place = Double(one) / (Double(one) - Double(two))
      let point = GridPoint(
        x: other.start.x + Int64((Double(other.vector.x) * place).rounded()),
        y: other.start.y + Int64((Double(other.vector.y) * place).rounded()))
      return (
        point == start || point == end ? [] : [point],
        point == other.start || point == other.end ? [] : [point]
      )
    }
    var own: [GridPoint] = []
    var others: [GridPoint] = []
    if one == 0, hasInside(other.start) { own.append(other.start) }
    if two == 0, hasInside(other.end) { own.append(other.end) }
    if three == 0, other.hasInside(start) { others.append(start) }
    if four == 0, other.hasInside(end) { others.append(end) }
    return (own, others)
  }

  /// The pieces of this edge between points near it.
  func cut(at points: [GridPoint]) -> [PolygonEdge] {
    guard !points.isEmpty else { return [self] }
    let vector = vector
    let order = points.sorted { (vector.dot($0 - start), $0) < (vector.dot($1 - start), $1) }
    return zip([start] + order, order + [end]).compactMap {
      PolygonEdge(from: $0, to: $1, first: first, second: second)
    }
  }
}
