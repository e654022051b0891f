/// A small drawing that goes with text: what is filled and what is stroked, in a square of 24 by 24.
package struct Symbol: Equatable, Sendable {
  /// The side of the square that symbols are drawn in.
  package static let side: CGFloat = 24
  /// The width of lines at regular weight.
  package static let lineWidth: CGFloat = 2

  package var fill = Path()
  package var stroke = Path()

  init(_ draw: (inout Symbol) -> Void) {
    draw(&self)
  }

  /// What stands for a drawing that isn't there: a crossed frame.
  package static let missing = Symbol { symbol in
    symbol.stroke.addRoundedRect(
      in: CGRect(x: 3, y: 3, width: 18, height: 18), cornerSize: CGSize(width: 3, height: 3))
    symbol.line((8, 8), (16, 16))
    symbol.line((16, 8), (8, 16))
  }
}

/// The pen that symbols are drawn with.
extension Symbol {
  typealias Point = (x: CGFloat, y: CGFloat)

  /// Strokes lines from point to point.
  mutating func line(_ points: Point...) {
    stroke.addLines(points.map { CGPoint(x: $0.x, y: $0.y) })
  }

  /// Strokes curves, each with two points that it bends to and its end.
  mutating func curves(_ start: Point, _ curves: (Point, Point, Point)...) {
    stroke.move(to: CGPoint(x: start.x, y: start.y))
    for (first, second, end) in curves {
      stroke.addCurve(
        to: CGPoint(x: end.x, y: end.y), control1: CGPoint(x: first.x, y: first.y),
        control2: CGPoint(x: second.x, y: second.y))
    }
  }

  /// Strokes a circle.
  mutating func ring(_ center: Point, _ radius: CGFloat) {
    stroke.addEllipse(in: Symbol.square(around: center, radius))
  }

  /// Fills a circle.
  mutating func dot(_ center: Point, _ radius: CGFloat) {
    fill.addEllipse(in: Symbol.square(around: center, radius))
  }

  /// Fills a rectangle with rounded corners.
  mutating func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat
  ) {
    fill.addRoundedRect(
      in: CGRect(x: x, y: y, width: width, height: height),
      cornerSize: CGSize(width: radius, height: radius))
  }

  /// Strokes an arc between two angles in degrees, clockwise when the second one is larger.
  mutating func arc(_ center: Point, _ radius: CGFloat, _ start: Double, _ end: Double) {
    let center = CGPoint(x: center.x, y: center.y)
    let angle = start * .pi / 180
    stroke.move(
      to: CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
    stroke.addRelativeArc(
      center: center, radius: radius, startAngle: .degrees(start), delta: .degrees(end - start))
  }

  /// A polygon whose corners are rounded.
  static func polygon(_ points: [Point], radius: CGFloat = 1) -> Path {
    let points = points.map { CGPoint(x: $0.x, y: $0.y) }
    guard let first = points.first, let last = points.last else { return Path() }
    return Path { path in
      path.move(to: CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
      for (corner, next) in zip(points, points.dropFirst() + [first]) {
        path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
      }
      path.closeSubpath()
    }
  }

  /// Corners around a center, at the distances `radii` in turn, the first one on top.
  static func corners(_ count: Int, around center: Point, radii: [CGFloat]) -> [Point] {
    (0..<count).map { index in
      let angle = (Double(index) / Double(count) * 2 - 0.5) * .pi
      let radius = radii[index % radii.count]
      return (center.x + radius * cos(angle), center.y + radius * sin(angle))
    }
  }

  /// Fills the head of an arrow whose line ends at `end`.
  mutating func head(at end: Point, towards angle: Double) {
    let (x, y) = (CGFloat(cos(angle * .pi / 180)), CGFloat(sin(angle * .pi / 180)))
    fill.addPath(
      Symbol.polygon(
        [
          (end.x + x * 4.4, end.y + y * 4.4), (end.x - y * 4.2, end.y + x * 4.2),
          (end.x + y * 4.2, end.y - x * 4.2),
        ], radius: 0.6))
  }

  /// This symbol with its ground as a line around it.
  var outlined: Symbol {
    Symbol { symbol in
      symbol.stroke = stroke
      symbol.stroke.addPath(fill)
    }
  }

  /// This symbol as in a mirror.
  var mirrored: Symbol {
    turned(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: Symbol.side, ty: 0))
  }

  /// This symbol, turned by quarters, clockwise.
  func turned(quarters: Int) -> Symbol {
    let half = Symbol.side / 2
    return turned(
      CGAffineTransform(translationX: half, y: half).rotated(by: CGFloat(quarters) * .pi / 2)
        .translatedBy(x: -half, y: -half))
  }

  private func turned(_ transform: CGAffineTransform) -> Symbol {
    var symbol = self
    symbol.fill = fill.applying(transform)
    symbol.stroke = stroke.applying(transform)
    return symbol
  }

  private static func square(around center: Point, _ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
