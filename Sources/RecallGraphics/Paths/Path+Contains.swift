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
      return rect.surrounds(point)
    case .ellipse(let rect):
      let x = (point.x - rect.midX) / (rect.width / 2)
      let y = (point.y - rect.midY) / (rect.height / 2)
      return x * x + y * y <= 1
    case .roundedRect(let rect, _, _) where !rect.surrounds(point):
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
      addCurve { CGPoint(onCurveFrom: from, control, to: end, at: $0) }
    case .curve(let end, let control1, let control2):
      addCurve { CGPoint(onCurveFrom: from, control1, control2, to: end, at: $0) }
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
