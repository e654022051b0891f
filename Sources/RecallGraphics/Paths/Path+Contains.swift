extension Path {
  /// Whether `point` is inside.
  ///
  /// Curves are tested as 16 chords each: for a curve of 500 points that is off by less than half
  /// a point.
  ///
  /// - Complexity: linear in the number of elements.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    switch storage {
    case .empty:
      return false
    case .rect(let rect):
      return rect.contains(point)
    case .ellipse(let rect):
      let x = (point.x - rect.midX) / (rect.width / 2)
      let y = (point.y - rect.midY) / (rect.height / 2)
      return x * x + y * y <= 1
    case .roundedRect(let rect, _, _) where !rect.contains(point):
      return false
    case .roundedRect, .elements:
      var winding = WindingNumber(of: point)
      for element in elements {
        winding.add(element)
      }
      winding.close()
      return eoFill ? winding.crossings % 2 != 0 : winding.number != 0
    }
  }
}

/// Counts how often a path goes around a point, along a ray to the right of it.
private struct WindingNumber {
  private let point: CGPoint
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  /// Edges that cross the ray downwards, less those that cross it upwards.
  private(set) var number = 0
  /// All edges that cross the ray.
  private(set) var crossings = 0

  init(of point: CGPoint) {
    self.point = point
  }

  mutating func add(_ element: Path.Element) {
    let from = current
    switch element {
    case .move(let point):
      close()
      start = point
      current = point
    case .line(let end):
      addLine(to: end)
    case .quadCurve(let end, let control):
      addCurve { time in
        let rest = 1 - time
        return CGPoint(
          x: rest * rest * from.x + 2 * rest * time * control.x + time * time * end.x,
          y: rest * rest * from.y + 2 * rest * time * control.y + time * time * end.y)
      }
    case .curve(let end, let control1, let control2):
      addCurve { time in
        let rest = 1 - time
        let (a, b) = (rest * rest * rest, 3 * rest * rest * time)
        let (c, d) = (3 * rest * time * time, time * time * time)
        return CGPoint(
          x: a * from.x + b * control1.x + c * control2.x + d * end.x,
          y: a * from.y + b * control1.y + c * control2.y + d * end.y)
      }
    case .closeSubpath:
      close()
    }
  }

  mutating func close() {
    addLine(to: start)
  }

  private mutating func addCurve(_ position: (CGFloat) -> CGPoint) {
    for step in 1...16 {
      addLine(to: position(CGFloat(step) / 16))
    }
  }

  private mutating func addLine(to end: CGPoint) {
    defer { current = end }
    guard (current.y <= point.y) != (end.y <= point.y) else { return }
    let x = current.x + (point.y - current.y) / (end.y - current.y) * (end.x - current.x)
    guard x > point.x else { return }
    crossings += 1
    number += end.y > current.y ? 1 : -1
  }
}
