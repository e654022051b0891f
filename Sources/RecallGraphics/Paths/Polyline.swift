/// Points with straight lines between them, of what may have been curves.
struct Polyline {
  var points: [CGPoint]
  /// Whether a line leads from the last point to the first.
  var isClosed: Bool
}

extension Path {
  /// The subpaths of this path as lines: how far curves are off is at most `tolerance`, in points.
  ///
  /// A curve is cut into as many equal parts as its second differences ask for (Wang 1984, as in
  /// Goldman, "Pyramid Algorithms", 2003), at most 500. What is no number makes no lines at all.
  func polylines(tolerance: CGFloat) -> [Polyline] {
    guard isFinite, tolerance > 0 else { return [] }
    var flattening = Flattening(tolerance: tolerance)
    forEach { flattening.add($0) }
    flattening.finish()
    return flattening.polylines
  }

  /// How far the lines that stand for curves may be off: a 20th of a point, or for what is smaller than
  /// 100 points a 2,000th of it.
  static func tolerance(for bounds: CGRect) -> CGFloat {
    let side = bounds.isNull ? 0 : max(bounds.width, bounds.height)
    return side > 0 ? min(0.05, side / 2_000) : 0.05
  }
}

/// Collects lines while a path is walked along.
private struct Flattening {
  let tolerance: CGFloat
  private(set) var polylines: [Polyline] = []
  private var points: [CGPoint] = []

  init(tolerance: CGFloat) {
    self.tolerance = tolerance
  }

  private var current: CGPoint { points.last ?? .zero }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point):
      finish()
      points = [point]
    case .line(let end):
      begin()
      points.append(end)
    case .quadCurve(let end, let control):
      begin()
      let start = current
      let bend = Flattening.bend(start, control, end)
      addCurve(to: end, parts: (0.25 * bend / tolerance).squareRoot()) {
        CGPoint(onCurveFrom: start, control, to: end, at: $0)
      }
    case .curve(let end, let control1, let control2):
      begin()
      let start = current
      let bend = max(
        Flattening.bend(start, control1, control2), Flattening.bend(control1, control2, end))
      addCurve(to: end, parts: (0.75 * bend / tolerance).squareRoot()) {
        CGPoint(onCurveFrom: start, control1, control2, to: end, at: $0)
      }
    case .closeSubpath:
      guard let first = points.first else { return }
      polylines.append(Polyline(points: points, isClosed: true))
      // What follows begins where the closed subpath did.
      points = [first]
    }
  }

  /// Ends a subpath that isn't closed; a point alone is none.
  mutating func finish() {
    if points.count > 1 { polylines.append(Polyline(points: points, isClosed: false)) }
    points = []
  }

  private mutating func begin() {
    if points.isEmpty { points = [.zero] }
  }

  private mutating func addCurve(
    to end: CGPoint, parts: CGFloat, _ place: (CGFloat) -> CGPoint
  ) {
    let count = parts.isFinite ? Int(min(max(parts.rounded(.up), 1), 500)) : 500
    for part in 1..<max(count, 1) {
      points.append(place(CGFloat(part) / CGFloat(count)))
    }
    points.append(end)
  }

  /// How much three control points bend.
  private static func bend(_ one: CGPoint, _ two: CGPoint, _ three: CGPoint) -> CGFloat {
    CGSize(width: one.x - 2 * two.x + three.x, height: one.y - 2 * two.y + three.y).length
  }
}
