import RecallUI
import Testing

@testable import Rasterizer

struct CanvasPathTests {
  @Test func aQuadraticCurveIsTheSameAsItsCubic() throws {
    let start = CGPoint(x: 2, y: 18)
    let control = CGPoint(x: 10, y: -10)
    let end = CGPoint(x: 18, y: 18)
    let quadratic = Path { path in
      path.move(to: start)
      path.addQuadCurve(to: end, control: control)
    }
    let cubic = Path { path in
      path.move(to: start)
      path.addCurve(
        to: end,
        control1: CGPoint(
          x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
        control2: CGPoint(
          x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3))
    }
    let surface = try painted([.fill(quadratic)])
    #expect(surface == (try painted([.fill(cubic)])))
    // Its top is halfway between the ends and the control point: y = 4.
    #expect(surface[10, 2] == 0xFFFFFF)
    #expect(surface[10, 5] == 0xFF0000)
  }

  @Test func aSquareInASquareIsAHoleOnlyByTheEvenOddRule() throws {
    let path = Path { path in
      path.addRect(CGRect(x: 2, y: 2, width: 16, height: 16))
      path.addRect(CGRect(x: 6, y: 6, width: 8, height: 8))
    }
    #expect(try painted([.fill(path)])[10, 10] == 0xFF0000)
    #expect(try painted([.fill(path, .red, FillStyle(eoFill: true))])[10, 10] == 0xFFFFFF)
    #expect(try painted([.fill(path, .red, FillStyle(eoFill: true))])[4, 10] == 0xFF0000)
  }

  @Test func edgesAreSmoothedUnlessTheyShallNot() throws {
    let path = Path(CGRect(x: 2.5, y: 2, width: 4, height: 4))
    let smooth = try painted([.fill(path)])
    #expect(smooth[2, 3] == 0xFF8080 || smooth[2, 3] == 0xFF7F7F)
    let hard = try painted([.fill(path, .red, FillStyle(antialiased: false))])
    #expect(hard[2, 3] == 0xFFFFFF || hard[2, 3] == 0xFF0000)
  }

  @Test func aPathThatBeginsWithALineBeginsAtItsEnd() throws {
    let path = Path { path in
      path.addLine(to: CGPoint(x: 2, y: 2))
      path.addLine(to: CGPoint(x: 18, y: 2))
      path.addLine(to: CGPoint(x: 18, y: 18))
    }
    let surface = try painted([.fill(path)])
    #expect(surface[16, 6] == 0xFF0000)
    #expect(surface[4, 16] == 0xFFFFFF)
  }
}
