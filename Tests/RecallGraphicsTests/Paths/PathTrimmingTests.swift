import Foundation
import RecallGraphics
import Testing

@Suite struct PathTrimmingTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test(arguments: [
    (0.0, 0.5, "0 0 m 10 0 l 10 10 l"), (0.25, 0.5, "10 0 m 10 10 l"),
    (0.125, 0.375, "5 0 m 10 0 l 10 5 l"), (0.75, 1, "0 10 m 0 0 l"),
    (0, 1, "rect 0,0 10x10"), (-3, 7, "rect 0,0 10x10"), (0.5, 0.5, "empty"),
    (0.6, 0.5, "empty"), (.nan, 0.25, "0 0 m 10 0 l"), (0.75, .nan, "0 10 m 0 0 l"),
  ])
  func aPartIsAFractionOfTheLength(from: Double, to: Double, expected: String) {
    #expect(square.trimmedPath(from: from, to: to).description == expected)
  }

  @Test func closedSubpathsStayClosedWhereTheyAreWhole() {
    var two = square
    two.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(
      two.trimmedPath(from: 0, to: 0.75).description
        == "0 0 m 10 0 l 10 10 l 0 10 l h 20 0 m 30 0 l 30 10 l")
    #expect(
      two.trimmedPath(from: 0.25, to: 1).description
        == "10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l 20 10 l h")
  }

  /// Half of a circle is half of it, wherever the curves end.
  @Test(arguments: [0.1, 0.25, 0.3, 0.5, 0.77])
  func aCircleIsCutWhereItsAngleIs(fraction: CGFloat) throws {
    let circle = Path { path in
      path.addArc(
        center: .zero, radius: 100, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    }
    let end = try #require(circle.trimmedPath(from: 0, to: fraction).currentPoint)
    let angle = Double(fraction) * 2 * Double.pi
    #expect(abs(end.x - 100 * cos(angle)) < 0.1)
    #expect(abs(end.y - 100 * sin(angle)) < 0.1)
  }

  @Test func anEllipseBeginsOnTheRightAndGoesClockwise() {
    let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 100))
    let quarter = ellipse.trimmedPath(from: 0, to: 0.2)
    #expect(quarter.boundingRect.minX > 100 && quarter.boundingRect.maxX == 200)
    #expect(quarter.boundingRect.minY == 50 && quarter.boundingRect.maxY <= 100)
  }

  @Test func aCurveIsCutAtBothEnds() throws {
    let curve = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    }
    let part = curve.trimmedPath(from: 0.25, to: 0.75)
    let words = part.description.split(separator: " ")
    #expect(words.filter { Double($0) == nil } == ["m", "q"])
    // Symmetrical: what begins at x ends at 100 - x.
    let (start, end) = (try #require(Double(words[0])), try #require(part.currentPoint).x)
    #expect(abs(CGFloat(start) + end - 100) < 0.05)
    // The middle half is flatter than the whole.
    #expect(part.boundingRect.minY > 20)
  }

  @Test func aPathWithoutLengthHasNoParts() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: .zero)
    #expect(path.trimmedPath(from: 0, to: 0.5).isEmpty)
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
  }
}
