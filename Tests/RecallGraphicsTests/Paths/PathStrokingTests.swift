import RecallGraphics
import TestSupport
import Testing

@Suite struct PathStrokingTests {
  private let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)]) }
  private let corner = Path {
    $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
  }

  private func area(_ path: Path, _ style: StrokeStyle) -> Double {
    path.strokedPath(style).normalized(eoFill: false).area
  }

  @Test func capsEndALine() {
    #expect(area(line, StrokeStyle(lineWidth: 2)) == 20)
    #expect(area(line, StrokeStyle(lineWidth: 2, lineCap: .square)) == 24)
    #expect(abs(area(line, StrokeStyle(lineWidth: 2, lineCap: .round)) - 20 - .pi) < 0.02)
  }

  @Test func joinsFillACorner() {
    // Two arms of 10 by 2 share a square of 1; outside of the corner is what the join fills.
    #expect(area(corner, StrokeStyle(lineWidth: 2, lineJoin: .miter)) == 40)
    #expect(area(corner, StrokeStyle(lineWidth: 2, lineJoin: .bevel)) == 39.5)
    let round = area(corner, StrokeStyle(lineWidth: 2, lineJoin: .round))
    #expect(abs(round - 39 - .pi / 4) < 0.01)
    #expect(area(corner, StrokeStyle(lineWidth: 2, lineJoin: .miter, miterLimit: 1.4)) == 39.5)
    #expect(area(corner, StrokeStyle(lineWidth: 2, lineJoin: .miter, miterLimit: 1.5)) == 40)
  }

  @Test func aClosedLineIsARing() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(area(square, StrokeStyle(lineWidth: 2)) == 144 - 64)
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
      .strokedPath(StrokeStyle(lineWidth: 10))
    #expect(!ring.contains(CGPoint(x: 50, y: 50)))
    #expect(ring.contains(CGPoint(x: 4, y: 50)))
    #expect(!ring.contains(CGPoint(x: 6, y: 50)))
    #expect(!ring.contains(CGPoint(x: -6, y: 50)))
  }

  @Test func dashesArePieces() {
    #expect(area(line, StrokeStyle(lineWidth: 2, dash: [2, 1])) == 2 * 7)
    #expect(area(line, StrokeStyle(lineWidth: 2, dash: [2])) == 2 * 6)
    #expect(area(line, StrokeStyle(lineWidth: 2, dash: [2, 1], dashPhase: 1)) == 2 * 7)
    #expect(area(line, StrokeStyle(lineWidth: 2, dash: [2, 1], dashPhase: -1)) == 2 * 6)
    #expect(area(line, StrokeStyle(lineWidth: 2, dash: [0, 0])) == 20)
    #expect(area(line, StrokeStyle(lineWidth: 2, dash: [.nan, 1])) == 20)
    #expect(area(line, StrokeStyle(lineWidth: 2, dash: [1e-12])) == 20)
  }

  @Test func aLineWithoutLengthIsItsCaps() {
    let dot = Path { $0.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)]) }
    #expect(dot.strokedPath(StrokeStyle(lineWidth: 2)).isEmpty)
    #expect(area(dot, StrokeStyle(lineWidth: 2, lineCap: .square)) == 4)
    #expect(abs(area(dot, StrokeStyle(lineWidth: 2, lineCap: .round)) - .pi) < 0.02)
  }

  @Test func widthsThatAreNoneDrawNothing() {
    for width in [0, -1, CGFloat.nan, .infinity] {
      #expect(line.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }
  }

  /// A point is in the outline when it is nearer to the line than half of its width.
  @Test(arguments: 0..<60)
  func theOutlineIsWhatIsNear(seed: Int) {
    var chance = Chance(seed: UInt64(seed))
    let points = (0..<chance.number(in: 2...7)).map { _ in
      CGPoint(x: chance.number(in: 0.0...100.0), y: chance.number(in: 0.0...100.0))
    }
    let outline = Path { $0.addLines(points) }
      .strokedPath(StrokeStyle(lineWidth: 16, lineCap: .round, lineJoin: .round))
    for _ in 0..<100 {
      let point = CGPoint(x: chance.number(in: -20.0...120.0), y: chance.number(in: -20.0...120.0))
      let distance =
        zip(points, points.dropFirst())
        .map { PathStrokingTests.distance(of: point, from: $0, to: $1) }.min() ?? .infinity
      guard abs(distance - 8) > 0.1 else { continue }
      #expect(outline.contains(point) == (distance < 8))
    }
  }

  private static func distance(of point: CGPoint, from start: CGPoint, to end: CGPoint) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let time = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
    let place = min(max(time, 0), 1)
    let (x, y) = (start.x + dx * place - point.x, start.y + dy * place - point.y)
    return (x * x + y * y).squareRoot()
  }
}
