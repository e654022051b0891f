import Foundation
import RecallGraphics
import Testing

@Suite struct PathArcsTests {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: 10, y: 20), radius: 100, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: clockwise)
    }
  }

  @Test func aQuarterOfACircleIsOneCurve() {
    // 100 · 4/3 · tan(π/8) = 55.2285 from the ends.
    #expect(
      arc(0, 90, clockwise: false).description
        == "110 20 m 110 75.228 65.228 120 10 120 c")
    #expect(
      arc(0, -90, clockwise: true).description
        == "110 20 m 110 -35.228 65.228 -80 10 -80 c")
  }

  /// Angles, whether clockwise, how many curves, and whether the point at 45° below three o'clock
  /// is on the arc.
  @Test(arguments: [
    (0.0, 90.0, false, 1, true), (0, 90, true, 3, false),
    (90, 0, false, 3, false), (90, 0, true, 1, true),
    (0, 91, false, 2, true), (0, 180, false, 2, true), (0, 359, false, 4, true),
    (0, 360, false, 4, true), (0, 720, false, 4, true), (0, 360, true, 0, false),
    (0, -360, false, 0, false), (0, -360, true, 4, true), (30, 30, false, 0, false),
    (-90, 270, false, 4, true), (-90, 269, true, 1, false), (350, 370, false, 1, false),
  ])
  func anArcGoesTheWayThatItIsTold(
    start: Double, end: Double, clockwise: Bool, curves: Int, isBelow: Bool
  ) {
    let path = arc(start, end, clockwise: clockwise)
    #expect(path.description.split(separator: " ").count { $0 == "c" } == curves)
    var pie = Path()
    pie.move(to: CGPoint(x: 10, y: 20))
    pie.addArc(
      center: CGPoint(x: 10, y: 20), radius: 100, startAngle: .degrees(start),
      endAngle: .degrees(end), clockwise: clockwise)
    pie.closeSubpath()
    #expect(pie.contains(CGPoint(x: 45, y: 55)) == isBelow)
  }

  @Test func noPointOfAnArcIsFarFromItsCircle() {
    let trimmed = (0...200).compactMap {
      arc(17, 341, clockwise: false).trimmedPath(from: 0, to: CGFloat($0) / 200).currentPoint
    }
    #expect(trimmed.count == 200)
    for point in trimmed {
      let radius = ((point.x - 10) * (point.x - 10) + (point.y - 20) * (point.y - 20)).squareRoot()
      #expect(abs(radius - 100) < 0.03)
    }
  }

  @Test func aLineLeadsToAnArc() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(90), endAngle: .degrees(180),
      clockwise: false)
    #expect(path.description == "0 0 m 0 10 l -5.523 10 -10 5.523 -10 0 c")
  }

  @Test func aRelativeArcTurnsByItsDelta() {
    func path(_ degrees: Double) -> String {
      Path { path in
        path.addRelativeArc(
          center: .zero, radius: 10, startAngle: .zero, delta: .degrees(degrees))
      }.description
    }
    #expect(path(90) == "10 0 m 10 5.523 5.523 10 0 10 c")
    #expect(path(-90) == "10 0 m 10 -5.523 5.523 -10 0 -10 c")
    #expect(path(0) == "10 0 m")
    #expect(path(10_000) == path(360))
  }

  @Test func anArcRoundsACornerBetweenItsTangents() {
    func path(to end: CGPoint, radius: CGFloat) -> String {
      Path { path in
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: end, radius: radius)
      }.description
    }
    #expect(
      path(to: CGPoint(x: 50, y: 50), radius: 10)
        == "0 0 m 40 0 l 45.523 0 50 4.477 50 10 c")
    #expect(
      path(to: CGPoint(x: 50, y: -50), radius: 10)
        == "0 0 m 40 0 l 45.523 0 50 -4.477 50 -10 c")
    // No circle touches a straight line twice.
    #expect(path(to: CGPoint(x: 90, y: 0), radius: 10) == "0 0 m 50 0 l")
    #expect(path(to: CGPoint(x: 50, y: 50), radius: 0) == "0 0 m 50 0 l")
    var empty = Path()
    empty.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 1)
    #expect(empty.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func whatIsNoNumberAddsNothing(number: CGFloat) {
    var path = Path()
    path.addArc(
      center: .zero, radius: number == -.infinity ? .nan : number, startAngle: .zero,
      endAngle: .degrees(90), clockwise: false)
    path.addArc(
      center: CGPoint(x: number, y: 0), radius: 1, startAngle: .zero, endAngle: .degrees(90),
      clockwise: false)
    path.addRelativeArc(
      center: .zero, radius: 1, startAngle: .radians(Double(number)), delta: .degrees(90))
    #expect(path.isEmpty)
  }

  @Test func aPathIsAddedTransformed() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addPath(
      Path(CGRect(x: 0, y: 0, width: 1, height: 1)),
      transform: CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 2))
    #expect(
      path.description
        == "0 0 m 10 0 l 10 10 l 0 10 l h 5 6 m 7 6 l 7 8 l 5 8 l h")
  }

  @Test func linesAreASubpathOfTheirOwn() {
    var path = Path()
    path.addLines([])
    #expect(path.currentPoint == nil)
    path.addLines([.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
    #expect(path.description == "0 0 m 1 0 l 1 1 l")
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.currentPoint == .zero)
  }
}
