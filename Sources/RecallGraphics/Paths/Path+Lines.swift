extension Path {
  /// The parts of this path's lines that lie inside of another path; curves as lines, see
  /// `union(_:eoFill:)`.
  ///
  /// - Parameters:
  ///   - other: The path whose inside counts.
  ///   - eoFill: Whether the even-odd rule says what that is.
  /// - Complexity: O(n m) for paths of n and m lines.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(of: other, eoFill: eoFill) { $0 }
  }

  /// The parts of this path's lines that lie outside of another path; see
  /// `lineIntersection(_:eoFill:)`.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(of: other, eoFill: eoFill) { !$0 }
  }

  private func lines(of other: Path, eoFill: Bool, where isWanted: (Bool) -> Bool) -> Path {
    let tolerance = Path.tolerance(for: controlBounds.isNull ? other.controlBounds : controlBounds)
    let polygons = other.polylines(tolerance: tolerance)
    var area = Path()
    for polygon in polygons {
      area.addLines(polygon.points)
      area.closeSubpath()
    }
    let edges = polygons.flatMap { zip($0.points, $0.points.dropFirst() + $0.points.prefix(1)) }
    var path = Path()
    for line in polylines(tolerance: tolerance) {
      let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
      var isDrawing = false
      for (start, end) in zip(points, points.dropFirst()) {
        let times = Path.meetings(from: start, to: end, with: edges)
        for (from, to) in zip([0] + times, times + [1]) where from < to {
          let vector = end.offset(from: start)
          let middle = start.moved(along: vector, by: (from + to) / 2)
          guard isWanted(area.contains(middle, eoFill: eoFill)) else {
            isDrawing = false
            continue
          }
          if !isDrawing { path.move(to: start.moved(along: vector, by: from)) }
          isDrawing = true
          path.addLine(to: to == 1 ? end : start.moved(along: vector, by: to))
        }
      }
    }
    return path
  }

  /// Where on a line, from 0 to 1, it meets edges; in order.
  private static func meetings(
    from start: CGPoint, to end: CGPoint, with edges: [(CGPoint, CGPoint)]
  ) -> [CGFloat] {
    let own = end.offset(from: start)
    var times: [CGFloat] = []
    for (first, second) in edges {
      let (edge, between) = (second.offset(from: first), first.offset(from: start))
      let cross = own.width * edge.height - own.height * edge.width
      guard cross != 0 else { continue }
      let time = (between.width * edge.height - between.height * edge.width) / cross
      let place = (between.width * own.height - between.height * own.width) / cross
      if time > 0, time < 1, place >= 0, place <= 1 { times.append(time) }
    }
    return times.sorted()
  }
}
