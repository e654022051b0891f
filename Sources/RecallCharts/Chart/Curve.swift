extension Path {
  /// Goes from point to point as a method says.
  ///
  /// - Parameter begins: Whether the first point begins a subpath; else a line leads there.
  mutating func addCurve(
    through points: [CGPoint], _ method: InterpolationMethod, begins: Bool = true
  ) {
    guard let first = points.first else { return }
    if begins { move(to: first) } else { addLine(to: first) }
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear:
      for point in points.dropFirst() { addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd:
      for (from, to) in zip(points, points.dropFirst()) {
        let x =
          method.kind == .stepStart ? from.x : method.kind == .stepEnd ? to.x : (from.x + to.x) / 2
        addLine(to: CGPoint(x: x, y: from.y))
        addLine(to: CGPoint(x: x, y: to.y))
        addLine(to: to)
      }
    case .monotone: addMonotone(points)
    case .cardinal(let tension): addCardinal(points, tension: tension.isFinite ? tension : 0)
    case .catmullRom(let alpha):
      addCatmullRom(points, alpha: alpha.isFinite ? min(max(alpha, 0), 1) : 0.5)
    }
  }

  /// Steffen, "A simple method for monotonic interpolation in one dimension", 1990.
  private mutating func addMonotone(_ points: [CGPoint]) {
    func slope(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    let slopes = zip(points, points.dropFirst()).map(slope)
    let tangents = points.indices.map { index -> CGFloat in
      if index == 0 || index == points.count - 1 {
        return slopes[min(index, slopes.count - 1)]
      }
      let (before, after) = (slopes[index - 1], slopes[index])
      guard before * after > 0 else { return 0 }
      let (near, far) = (
        points[index].x - points[index - 1].x, points[index + 1].x - points[index].x
      )
      let mean = near + far == 0 ? 0 : (before * far + after * near) / (near + far)
      let most = 2 * min(abs(before), abs(after))
      return min(abs(mean), most) * (before < 0 ? -1 : 1)
    }
    for index in 1..<points.count {
      let (from, to) = (points[index - 1], points[index])
      let third = (to.x - from.x) / 3
      addCurve(
        to: to, control1: CGPoint(x: from.x + third, y: from.y + third * tangents[index - 1]),
        control2: CGPoint(x: to.x - third, y: to.y - third * tangents[index]))
    }
  }

  private mutating func addCardinal(_ points: [CGPoint], tension: CGFloat) {
    let pull = (1 - tension) / 6
    for index in 1..<points.count {
      let before = points[max(index - 2, 0)]
      let (from, to) = (points[index - 1], points[index])
      let after = points[min(index + 1, points.count - 1)]
      addCurve(
        to: to,
        control1: CGPoint(
          x: from.x + (to.x - before.x) * pull, y: from.y + (to.y - before.y) * pull),
        control2: CGPoint(x: to.x - (after.x - from.x) * pull, y: to.y - (after.y - from.y) * pull))
    }
  }

  /// Yuksel, Schaefer and Keyser, "Parameterization and applications of Catmull-Rom curves", 2011.
  private mutating func addCatmullRom(_ points: [CGPoint], alpha: CGFloat) {
    func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
      let (x, y) = (other.x - one.x, other.y - one.y)
      return pow((x * x + y * y).squareRoot(), alpha)
    }
    for index in 1..<points.count {
      let before = points[max(index - 2, 0)]
      let (from, to) = (points[index - 1], points[index])
      let after = points[min(index + 1, points.count - 1)]
      let (one, two, three) = (distance(before, from), distance(from, to), distance(to, after))
      var (control1, control2) = (from, to)
      if one > 1e-9, one + two > 0 {
        let (a, n) = (2 * one * one + 3 * one * two + two * two, 3 * one * (one + two))
        control1 = CGPoint(
          x: (from.x * a - before.x * two * two + to.x * one * one) / n,
          y: (from.y * a - before.y * two * two + to.y * one * one) / n)
      }
      if three > 1e-9, three + two > 0 {
        let (b, m) = (2 * three * three + 3 * three * two + two * two, 3 * three * (three + two))
        control2 = CGPoint(
          x: (to.x * b + from.x * three * three - after.x * two * two) / m,
          y: (to.y * b + from.y * three * three - after.y * two * two) / m)
      }
      addCurve(to: to, control1: control1, control2: control2)
    }
  }
}

extension InterpolationMethod {
  /// The method that goes the same way from the last point to the first.
  var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
