extension CGPoint {
  /// Where a Bézier curve of one control point is at `time`, from 0 at its start to 1 at its end.
  init(
    onCurveFrom start: CGPoint, _ control: CGPoint, to end: CGPoint, at time: CGFloat
  ) {
    let rest = 1 - time
    let (a, b, c) = (rest * rest, 2 * rest * time, time * time)
    self.init(
      x: a * start.x + b * control.x + c * end.x,
      y: a * start.y + b * control.y + c * end.y)
  }

  /// Where a Bézier curve of two control points is at `time`, from 0 at its start to 1 at its end.
  init(
    onCurveFrom start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint,
    at time: CGFloat
  ) {
    let rest = 1 - time
    let (a, b) = (rest * rest * rest, 3 * rest * rest * time)
    let (c, d) = (3 * rest * time * time, time * time * time)
    self.init(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }
}
