extension Path {
  /// The area that this path's inside and another one's cover.
  ///
  /// As all set operations it gives lines: curves are cut into so many that they are off by less than
  /// a 20th of a point, or a 2,000th of the paths' size where that is less. Its subpaths are closed
  /// and don't cross, so its inside is the same with either rule. What isn't closed is closed first.
  /// Of a path that has what is no number nothing is left.
  ///
  /// - Parameters:
  ///   - other: Another path.
  ///   - eoFill: Whether the even-odd rule says what is inside of both; else the nonzero rule does.
  /// - Complexity: O(n²) at worst, and mostly O(n √n), for n lines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// The area that lies inside of both this path and another one; see `union(_:eoFill:)`.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// The area inside of this path that lies outside of another one; see `union(_:eoFill:)`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// The area inside of just one of this path and another one; see `union(_:eoFill:)`.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// The inside of this path as one of subpaths that don't cross; see `union(_:eoFill:)`.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { first, _ in first }
  }

  /// - Parameter isInside: Whether a point that is inside of the first or the second path is inside.
  private func combined(
    with other: Path, eoFill: Bool, _ isInside: (Bool, Bool) -> Bool
  ) -> Path {
    var bounds = PointBounds()
    for rect in [controlBounds, other.controlBounds] where !rect.isNull {
      bounds.add(CGPoint(x: rect.minX, y: rect.minY))
      bounds.add(CGPoint(x: rect.maxX, y: rect.maxY))
    }
    guard let grid = PolygonGrid(for: bounds.rect) else { return Path() }
    let tolerance = Path.tolerance(for: bounds.rect)
    let arrangement = PolygonArrangement(
      grid.edges(of: polylines(tolerance: tolerance), isFirst: true)
        + grid.edges(of: other.polylines(tolerance: tolerance), isFirst: false))
    func holds(_ winding: PolygonArrangement.Winding) -> Bool {
      func isIn(_ number: Int) -> Bool { eoFill ? !number.isMultiple(of: 2) : number != 0 }
      return isInside(isIn(winding.first), isIn(winding.second))
    }
    var boundary = PolygonBoundary()
    arrangement.forEachEdge { edge, left, right in
      let isLeft = holds(left)
      guard isLeft != holds(right) else { return }
      boundary.add(from: isLeft ? edge.start : edge.end, to: isLeft ? edge.end : edge.start)
    }
    var path = Path()
    for loop in boundary.loops() {
      path.addLines(loop.map(grid.point))
      path.closeSubpath()
    }
    return path
  }
}

/// The grid that paths are put on.
private struct PolygonGrid {
  /// How many steps a point is: a power of two, so that nothing is lost on the way back.
  private let scale: CGFloat

  /// - Parameter bounds: What lies on the grid. Nil when that is nothing, or endless.
  init?(for bounds: CGRect) {
    guard !bounds.isNull, bounds.isFinite else { return nil }
    let reach = max(
      abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY))
    guard reach > 0, reach.isFinite else { return nil }
    let exponent = min(max(24 - Int(reach.exponent), -900), 900)
    scale = CGFloat(sign: .plus, exponent: CGFloat.Exponent(exponent), significand: 1)
  }

  func edges(of polylines: [Polyline], isFirst: Bool) -> [PolygonEdge] {
    polylines.flatMap { line in
      let points = line.points.map(gridPoint)
      return zip(points, points.dropFirst() + points.prefix(1)).compactMap {
        PolygonEdge(from: $0, to: $1, first: isFirst ? 1 : 0, second: isFirst ? 0 : 1)
      }
    }
  }

  func point(_ place: GridPoint) -> CGPoint {
    CGPoint(x: CGFloat(place.x) / scale, y: CGFloat(place.y) / scale)
  }

  private func gridPoint(_ point: CGPoint) -> GridPoint {
    func step(_ length: CGFloat) -> Int64 {
      Int64(min(max((length * scale).rounded(), -0x1p26), 0x1p26))
    }
    return GridPoint(x: step(point.x), y: step(point.y))
  }
}
