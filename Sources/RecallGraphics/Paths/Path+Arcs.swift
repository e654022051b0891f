extension Path {
  /// Adds an arc of a circle, after a line to where it begins if there is a current point.
  ///
  /// An arc from 0° to 90° that isn't `clockwise` runs, on a screen, from three o'clock to six:
  /// the word counts as seen with the y axis pointing up, as in SwiftUI. It takes at most one full
  /// turn; an end that lies the other way is reached the long way round, and one at whole turns
  /// from the start at once.
  ///
  /// Each quarter of a circle is one cubic curve, which is off by less than 0.03 % of the radius.
  ///
  /// - Parameters:
  ///   - center: Of the circle.
  ///   - radius: In points; a negative one counts as zero. What is no number adds nothing.
  ///   - startAngle: Where the arc begins.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Which way it goes in coordinates whose y goes up, as SwiftUI has it: on a screen
  ///     an arc that isn't `clockwise` runs clockwise.
  ///   - transform: What is applied to the arc before it is added.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    let difference = CGFloat(endAngle.radians - startAngle.radians)
    var delta = clockwise ? -difference : difference
    if delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn)
      if delta < 0 { delta += turn }
      // What is left of whole turns after rounding is no arc.
      if turn - delta < Path.smallestAngle { delta = 0 }
    }
    delta = min(delta, turn)
    addArc(
      center: center, radius: radius, from: CGFloat(startAngle.radians),
      by: clockwise ? -delta : delta, transform)
  }

  /// Adds an arc of a circle that turns by `delta`, clockwise on a screen when that is positive;
  /// by at most one full turn.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    addArc(
      center: center, radius: radius, from: CGFloat(startAngle.radians),
      by: min(max(CGFloat(delta.radians), -turn), turn), transform)
  }

  /// Adds the arc of a circle that touches the lines from the current point to `tangent1End` and
  /// from there to `tangent2End`, after a line to where it begins: a rounded corner.
  ///
  /// Where no such circle is, since the points stand on one line or `radius` is not positive, a
  /// line to the corner is added; without a current point, nothing.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint?.applying(transform.inverted()) else { return }
    let (before, after) = (start.offset(from: corner), end.offset(from: corner))
    let cross = before.width * after.height - before.height * after.width
    let dot = before.width * after.width + before.height * after.height
    let lengths = before.length * after.length
    guard radius > 0, radius.isFinite, lengths > 0, lengths.isFinite,
      abs(cross) > lengths * Path.smallestAngle
    else {
      addLine(to: corner.applying(transform))
      return
    }
    // The tangent of half the angle at the corner: |sine| / (1 + cosine).
    let halfTangent = abs(cross) / (lengths + dot)
    let distance = radius / halfTangent
    let first = corner.moved(along: before, by: distance / before.length)
    // The normal of the first line, on the side of the second.
    let side: CGFloat = cross > 0 ? 1 : -1
    let normal = CGSize(width: -before.height * side, height: before.width * side)
    let center = first.moved(along: normal, by: radius / before.length)
    let last = corner.moved(along: after, by: distance / after.length)
    let from = first.offset(from: center)
    let to = last.offset(from: center)
    let sweep = atan2(
      from.width * to.height - from.height * to.width,
      from.width * to.width + from.height * to.height)
    addArc(
      center: center, radius: radius, from: atan2(from.height, from.width), by: sweep, transform)
  }

  /// An angle that nobody sees, in radians: a thousandth of a point at a radius of 1,000 km.
  private static let smallestAngle: CGFloat = 1e-12

  /// Adds an arc that turns by `delta` radians, as cubic curves of at most a quarter of a turn.
  private mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, by delta: CGFloat,
    _ transform: CGAffineTransform
  ) {
    let radius = max(radius, 0)
    guard [center.x, center.y, radius, start, delta].allSatisfy(\.isFinite) else { return }
    func place(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = place(start).applying(transform)
    if isEmpty { move(to: first) } else { addLine(to: first) }
    guard delta != 0, radius > 0 else { return }
    let count = max((abs(delta) / (.pi / 2) - Path.smallestAngle).rounded(.up), 1)
    let step = delta / count
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<Int(count) {
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (begin, end) = (place(from), place(to))
      let control1 = CGPoint(
        x: begin.x - (begin.y - center.y) * reach, y: begin.y + (begin.x - center.x) * reach)
      let control2 = CGPoint(
        x: end.x + (end.y - center.y) * reach, y: end.y - (end.x - center.x) * reach)
      addCurve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }
}
