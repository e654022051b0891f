extension Path {
  /// The outline of a line along this path: what `stroke` would paint, to be filled with the nonzero
  /// rule.
  ///
  /// Curves of the path become lines (see `union(_:eoFill:)`); round caps and joins are curves.
  ///
  /// - Complexity: O(n) for n lines and dashes.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    let lines = polylines(tolerance: Path.tolerance(for: controlBounds))
    var outline = StrokeOutline(style)
    for line in lines {
      guard let dashes = line.dashes(of: style) else {
        outline.add(line)
        continue
      }
      for dash in dashes {
        outline.add(dash)
      }
    }
    return outline.path
  }
}

/// Goes along lines at half of a line's width.
private struct StrokeOutline {
  private let style: StrokeStyle
  private let reach: CGFloat
  private(set) var path = Path()

  init(_ style: StrokeStyle) {
    self.style = style
    reach = style.lineWidth / 2
  }

  mutating func add(_ line: Polyline) {
    var points = line.points.enumerated().filter { index, point in
      index == 0 || point != line.points[index - 1]
    }.map(\.element)
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first { addDot(at: point) }
      return
    }
    guard !line.isClosed else {
      addLoop(points)
      addLoop(points.reversed())
      return
    }
    var isBegun = false
    for side in [points, points.reversed()] {
      addSide(side, isBegun: isBegun)
      isBegun = true
    }
    path.closeSubpath()
  }

  /// What a line without length leaves: its caps.
  private mutating func addDot(at point: CGPoint) {
    let square = CGRect(
      x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
    switch style.lineCap {
    case .butt: break
    case .round: path.addEllipse(in: square)
    case .square: path.addRect(square)
    }
  }

  /// One side of an open line, and its cap at the end.
  private mutating func addSide(_ points: [CGPoint], isBegun: Bool) {
    let first = direction(points[0], points[1])
    go(to: points[0].moved(along: first.normal, by: reach), begins: !isBegun)
    for index in 1..<(points.count - 1) {
      addJoin(points[index - 1], points[index], points[index + 1])
    }
    let end = points[points.count - 1]
    let last = direction(points[points.count - 2], end)
    let corner = end.moved(along: last.normal, by: reach)
    let opposite = end.moved(along: last.normal, by: -reach)
    path.addLine(to: corner)
    switch style.lineCap {
    case .butt: path.addLine(to: opposite)
    case .square:
      path.addLine(to: corner.moved(along: last, by: reach))
      path.addLine(to: opposite.moved(along: last, by: reach))
      path.addLine(to: opposite)
    case .round: addArc(around: end, from: last.normal, by: -.pi)
    }
  }

  /// One side of a closed line.
  private mutating func addLoop(_ points: [CGPoint]) {
    let count = points.count
    let last = direction(points[count - 1], points[0])
    go(to: points[count - 1].moved(along: last.normal, by: reach), begins: true)
    for index in points.indices {
      addJoin(points[(index + count - 1) % count], points[index], points[(index + 1) % count])
    }
    path.closeSubpath()
  }

  private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
    let (one, two) = (direction(before, corner), direction(corner, after))
    let (first, second) = (one.normal, two.normal)
    let turn = one.width * two.height - one.height * two.width
    let cosine = one.width * two.width + one.height * two.height
    path.addLine(to: corner.moved(along: first, by: reach))
    defer { path.addLine(to: corner.moved(along: second, by: reach)) }
    guard turn < 0 || turn == 0 && cosine < 0 else {
      // Through the corner, so that the inside of a sharp bend stays covered.
      if turn > 0 { path.addLine(to: corner) }
      return
    }
    switch style.lineJoin {
    case .bevel: break
    case .round: addArc(around: corner, from: first, by: -acos(min(max(cosine, -1), 1)))
    case .miter:
      // How far the tip is, in half widths, squared: 2 / (1 + cosine).
      let room = (1 + cosine) / 2
      guard room > 1e-9, 1 / room <= style.miterLimit * style.miterLimit else { return }
      let middle = CGSize(width: first.width + second.width, height: first.height + second.height)
      path.addLine(to: corner.moved(along: middle, by: reach / (2 * room)))
    }
  }

  private mutating func addArc(around center: CGPoint, from normal: CGSize, by angle: CGFloat) {
    path.addRelativeArc(
      center: center, radius: reach,
      startAngle: .radians(Double(atan2(normal.height, normal.width))),
      delta: .radians(Double(angle)))
  }

  private mutating func go(to point: CGPoint, begins: Bool) {
    if begins { path.move(to: point) } else { path.addLine(to: point) }
  }

  /// The direction from one point to another one, of length 1.
  private func direction(_ start: CGPoint, _ end: CGPoint) -> CGSize {
    let offset = end.offset(from: start)
    let length = offset.length
    guard length > 0 else { return CGSize(width: 1, height: 0) }
    return CGSize(width: offset.width / length, height: offset.height / length)
  }
}

extension CGSize {
  /// This direction, a quarter of a turn further.
  fileprivate var normal: CGSize { CGSize(width: -height, height: width) }
}
