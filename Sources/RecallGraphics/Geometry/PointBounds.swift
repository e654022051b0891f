/// Grows around the points that are added to it.
struct PointBounds {
  private var minX = CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  mutating func add(_ point: CGPoint) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  /// Adds the points where a quadratic curve turns back on an axis.
  mutating func addBends(of start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    for axis in Axis.allCases {
      let (from, over, to) = (start[axis], control[axis], end[axis])
      let time = (from - over) / (from - 2 * over + to)
      guard time > 0, time < 1 else { continue }
      let rest = 1 - time
      add(rest * rest * from + 2 * rest * time * over + time * time * to, on: axis)
    }
  }

  /// Adds the points where a cubic curve turns back on an axis.
  mutating func addBends(
    of start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint
  ) {
    for axis in Axis.allCases {
      let (from, first, second, to) = (start[axis], control1[axis], control2[axis], end[axis])
      // The derivative, divided by three: a t² + b t + c.
      let a = to - from + 3 * (first - second)
      let b = 2 * (from - 2 * first + second)
      let c = first - from
      let root = (b * b - 4 * a * c).squareRoot()
      // By the larger sum, so that nothing cancels out; a straight derivative has one root.
      let sum = -(b + (b < 0 ? -root : root)) / 2
      for time in [sum / a, c / sum] where time > 0 && time < 1 {
        let rest = 1 - time
        add(
          rest * rest * rest * from + 3 * rest * rest * time * first
            + 3 * rest * time * time * second + time * time * time * to, on: axis)
      }
    }
  }

  private mutating func add(_ value: CGFloat, on axis: Axis) {
    switch axis {
    case .horizontal:
      minX = min(minX, value)
      maxX = max(maxX, value)
    case .vertical:
      minY = min(minY, value)
      maxY = max(maxY, value)
    }
  }

  var rect: CGRect {
    guard minX <= maxX, minY <= maxY else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
