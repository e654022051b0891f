extension Polyline {
  /// The most dashes that a line is cut into: more look like a solid one.
  private static let mostDashes: CGFloat = 100_000

  /// The painted pieces of this line; nil when it is solid.
  ///
  /// A number of lengths that is odd counts twice; negative ones, and ones that are all zero, make a
  /// line solid.
  func dashes(of style: StrokeStyle) -> [Polyline]? {
    guard !style.dash.isEmpty, style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    let lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    let period = lengths.reduce(0, +)
    let points = isClosed ? points + points.prefix(1) : points
    let total = zip(points, points.dropFirst()).reduce(0) { $0 + $1.1.offset(from: $1.0).length }
    guard period > 0, total / period * CGFloat(lengths.count) < Polyline.mostDashes else {
      return nil
    }
    var pen = DashPen(lengths, period: period, phase: style.dashPhase)
    for (start, end) in zip(points, points.dropFirst()) {
      pen.draw(from: start, to: end)
    }
    return pen.finished
  }
}

/// Draws lines and lifts in turn.
private struct DashPen {
  private let lengths: [CGFloat]
  private var index = 0
  /// How much is left of the length at `index`.
  private var rest: CGFloat
  private var dash: [CGPoint] = []
  private var dashes: [Polyline] = []

  init(_ lengths: [CGFloat], period: CGFloat, phase: CGFloat) {
    self.lengths = lengths
    var phase = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    if phase < 0 { phase += period }
    while index < lengths.count - 1, phase >= lengths[index] {
      phase -= lengths[index]
      index += 1
    }
    rest = max(lengths[index] - phase, 0)
  }

  private var isDown: Bool { index.isMultiple(of: 2) }

  mutating func draw(from start: CGPoint, to end: CGPoint) {
    let vector = end.offset(from: start)
    let length = vector.length
    guard length > 0 else { return }
    if isDown, dash.isEmpty { dash = [start] }
    var place: CGFloat = 0
    while length - place > rest {
      place += rest
      turn(at: start.moved(along: vector, by: place / length))
    }
    rest -= length - place
    if isDown { dash.append(end) }
  }

  /// Puts the pen down, or lifts it.
  private mutating func turn(at point: CGPoint) {
    if isDown { lift(at: point) }
    index = (index + 1) % lengths.count
    rest = lengths[index]
    if isDown { dash = [point] }
  }

  private mutating func lift(at point: CGPoint) {
    dashes.append(Polyline(points: dash + [point], isClosed: false))
    dash = []
  }

  var finished: [Polyline] {
    dash.count > 1 ? dashes + [Polyline(points: dash, isClosed: false)] : dashes
  }
}
