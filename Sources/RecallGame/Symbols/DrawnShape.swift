import RecallUI

/// A shape that a card can show, drawn in a square.
enum DrawnShape: String, CaseIterable, Sendable {
  case triangle, diamond, trapezoid, drop, flower, pacman, star, moon, heart, cross, hexagon, bolt
  case leaf, crown
}

extension DrawnShape: Shape {
  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    var pen = UnitPen(
      frame: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    draw(with: &pen)
    return pen.path
  }

  private func draw(with pen: inout UnitPen) {
    switch self {
    case .triangle: pen.polygon([(0.5, 0.07), (0.97, 0.9), (0.03, 0.9)])
    case .diamond: pen.polygon([(0.5, 0), (0.86, 0.5), (0.5, 1), (0.14, 0.5)])
    case .trapezoid: pen.polygon([(0.26, 0.2), (0.74, 0.2), (1, 0.8), (0, 0.8)])
    case .hexagon: pen.regular(corners: 6, radius: 0.49, turned: 30)
    case .star: pen.star(points: 5, outer: 0.5, inner: 0.21, middle: (0.5, 0.53))
    case .bolt:
      pen.polygon([
        (0.6, 0), (0.14, 0.58), (0.45, 0.58), (0.36, 1), (0.86, 0.39), (0.54, 0.39),
      ])
    case .crown:
      pen.polygon([
        (0.08, 0.86), (0.02, 0.28), (0.29, 0.54), (0.5, 0.12), (0.71, 0.54), (0.98, 0.28),
        (0.92, 0.86),
      ])
    case .cross:
      pen.polygon([
        (0.34, 0.02), (0.66, 0.02), (0.66, 0.34), (0.98, 0.34), (0.98, 0.66), (0.66, 0.66),
        (0.66, 0.98), (0.34, 0.98), (0.34, 0.66), (0.02, 0.66), (0.02, 0.34), (0.34, 0.34),
      ])
    case .flower: drawFlower(with: &pen)
    case .pacman: drawPacman(with: &pen)
    case .moon: drawMoon(with: &pen)
    case .drop, .heart, .leaf: drawCurves(with: &pen)
    }
  }

  private func drawFlower(with pen: inout UnitPen) {
    for petal in 0..<6 {
      let angle = Angle.degrees(Double(petal) * 60).radians
      pen.circle(at: (0.5 + 0.29 * cos(angle), 0.5 + 0.29 * sin(angle)), radius: 0.2)
    }
    pen.circle(at: (0.5, 0.5), radius: 0.14)
  }

  private func drawPacman(with pen: inout UnitPen) {
    pen.move((0.5, 0.5))
    pen.arc(around: (0.5, 0.5), radius: 0.48, from: 38, to: 322)
    pen.close()
  }

  private func drawMoon(with pen: inout UnitPen) {
    pen.arc(around: (0.5, 0.5), radius: 0.48, from: 48, to: 312)
    pen.curve(to: (0.821, 0.857), (0.4, 0.3), (0.4, 0.7))
    pen.close()
  }

  private func drawCurves(with pen: inout UnitPen) {
    switch self {
    case .drop:
      pen.move((0.5, 0))
      pen.curve(to: (0.83, 0.66), (0.56, 0.24), (0.83, 0.42))
      pen.curve(to: (0.5, 1), (0.83, 0.86), (0.68, 1))
      pen.curve(to: (0.17, 0.66), (0.32, 1), (0.17, 0.86))
      pen.curve(to: (0.5, 0), (0.17, 0.42), (0.44, 0.24))
    case .heart:
      pen.move((0.5, 0.28))
      pen.curve(to: (0.98, 0.36), (0.58, 0.02), (0.98, 0.02))
      pen.curve(to: (0.5, 0.95), (0.98, 0.62), (0.7, 0.78))
      pen.curve(to: (0.02, 0.36), (0.3, 0.78), (0.02, 0.62))
      pen.curve(to: (0.5, 0.28), (0.02, 0.02), (0.42, 0.02))
    default:
      pen.move((0.06, 0.94))
      pen.curve(to: (0.94, 0.06), (-0.02, 0.4), (0.36, 0.02))
      pen.curve(to: (0.06, 0.94), (1.02, 0.6), (0.64, 0.98))
    }
    pen.close()
  }
}

/// Draws in a square whose corners are (0, 0) and (1, 1).
private struct UnitPen {
  typealias Place = (x: CGFloat, y: CGFloat)

  let frame: CGRect
  var path = Path()

  private func point(_ place: Place) -> CGPoint {
    CGPoint(x: frame.minX + place.x * frame.width, y: frame.minY + place.y * frame.height)
  }

  mutating func move(_ place: Place) {
    path.move(to: point(place))
  }

  mutating func curve(to end: Place, _ control1: Place, _ control2: Place) {
    path.addCurve(to: point(end), control1: point(control1), control2: point(control2))
  }

  mutating func close() {
    path.closeSubpath()
  }

  mutating func polygon(_ corners: [Place]) {
    for (index, corner) in corners.enumerated() {
      if index == 0 { path.move(to: point(corner)) } else { path.addLine(to: point(corner)) }
    }
    close()
  }

  /// - Parameter degrees: How far the first corner is turned from three o'clock, as a clock turns.
  mutating func regular(corners: Int, radius: CGFloat, turned degrees: Double) {
    polygon(
      (0..<corners).map { corner in
        let angle = Angle.degrees(degrees + Double(corner) * 360 / Double(corners)).radians
        return (0.5 + radius * cos(angle), 0.5 + radius * sin(angle))
      })
  }

  mutating func star(points: Int, outer: CGFloat, inner: CGFloat, middle: Place) {
    polygon(
      (0..<points * 2).map { corner in
        let angle = Angle.degrees(Double(corner) * 180 / Double(points) - 90).radians
        let radius = corner.isMultiple(of: 2) ? outer : inner
        return (middle.x + radius * cos(angle), middle.y + radius * sin(angle))
      })
  }

  mutating func circle(at middle: Place, radius: CGFloat) {
    let center = point(middle)
    let radius = radius * frame.width
    path.addEllipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
  }

  /// From an angle on, as a clock turns, in degrees from three o'clock.
  mutating func arc(around middle: Place, radius: CGFloat, from start: Double, to end: Double) {
    path.addArc(
      center: point(middle), radius: radius * frame.width, startAngle: .degrees(start),
      endAngle: .degrees(end), clockwise: false)
  }
}
