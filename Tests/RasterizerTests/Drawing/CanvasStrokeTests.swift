import RecallUI
import Testing

@testable import Rasterizer

struct CanvasStrokeTests {
  private let line = Path { path in
    path.move(to: CGPoint(x: 5, y: 10))
    path.addLine(to: CGPoint(x: 15, y: 10))
  }

  @Test(arguments: [
    (CGLineCap.butt, 5...14), (.round, 3...16), (.square, 3...16),
  ])
  func aCapReachesHalfTheWidthBeyondTheEnds(cap: CGLineCap, columns: ClosedRange<Int>) throws {
    let surface = try painted([.stroke(line, StrokeStyle(lineWidth: 4, lineCap: cap))])
    #expect(surface.marks(inRow: 10) == columns)
    #expect(surface.ink?.minY == 8)
    #expect(surface.ink?.maxY == 12)
    // Only a square cap fills its corner.
    #expect((surface[3, 8] == 0xFF0000) == (cap == .square))
  }

  @Test func aMiterBeyondItsLimitBecomesABevel() throws {
    // A right angle's miter is √2 times as long as the line is wide.
    let corner = Path { path in
      path.move(to: CGPoint(x: 4, y: 18))
      path.addLine(to: CGPoint(x: 4, y: 4))
      path.addLine(to: CGPoint(x: 18, y: 4))
    }
    func cornerPixel(_ join: CGLineJoin, limit: CGFloat) throws -> UInt32 {
      try painted([
        .stroke(corner, StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: limit))
      ])[2, 2]
    }
    #expect(try cornerPixel(.miter, limit: 1.42) == 0xFF0000)
    #expect(try cornerPixel(.miter, limit: 1.41) != 0xFF0000)
    #expect(try cornerPixel(.bevel, limit: 10) != 0xFF0000)
    #expect(try cornerPixel(.round, limit: 10) != 0xFF0000)
  }

  @Test func dashesBeginAtTheirPhase() throws {
    func columns(phase: CGFloat) throws -> [Int] {
      let style = StrokeStyle(lineWidth: 2, dash: [2, 3], dashPhase: phase)
      let surface = try painted([.stroke(line, style)])
      return (0..<20).filter { surface[$0, 10] == 0xFF0000 }
    }
    #expect(try columns(phase: 0) == [5, 6, 10, 11])
    #expect(try columns(phase: 1) == [5, 9, 10, 14])
  }

  @Test(arguments: [[0], [0, 0], [-1, 2], [.nan], [.infinity, 1]] as [[CGFloat]])
  func dashesThatCannotBeDrawnAreASolidLine(dash: [CGFloat]) throws {
    let style = StrokeStyle(lineWidth: 2, dash: dash)
    #expect(try painted([.stroke(line, style)]).marks(inRow: 10) == 5...14)
  }

  @Test(.timeLimit(.minutes(1)), arguments: [[1e-9, 1e-9], [1e-300]] as [[CGFloat]])
  func dashesTooSmallToSeeEndInTime(dash: [CGFloat]) throws {
    _ = try painted([.stroke(line, StrokeStyle(lineWidth: 2, dash: dash))])
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func aWidthThatIsNoneDrawsNothing(width: CGFloat) throws {
    #expect(try painted([.stroke(line, StrokeStyle(lineWidth: width))]).ink == nil)
  }
}
