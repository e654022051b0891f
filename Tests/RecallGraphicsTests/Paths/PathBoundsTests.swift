import TestSupport
import Testing

@testable import RecallGraphics

@Suite struct PathBoundsTests {
  @Test func controlPointsAreNotPartOfAPath() {
    let cubic = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100),
        control2: CGPoint(x: 100, y: 100))
    }
    #expect(cubic.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 75))
    #expect(cubic.controlBounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    let quadratic = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: -60))
    }
    #expect(quadratic.boundingRect == CGRect(x: 0, y: -30, width: 100, height: 30))
    #expect(Path().boundingRect.isNull)
    #expect(Path(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4)).boundingRect.maxY == 6)
  }

  /// Against points on the curves, a thousand on each.
  @Test(arguments: 1...20) func theBoundsOfCurvesAreWhereTheyTurnBack(seed: UInt64) {
    var chance = Chance(seed: seed)
    func point() -> CGPoint {
      CGPoint(x: chance.number(in: -50...50), y: chance.number(in: -50...50))
    }
    let (start, one, two, end) = (point(), point(), point(), point())
    let isCubic = chance.oneIn(2)
    let path = Path { path in
      path.move(to: start)
      if isCubic {
        path.addCurve(to: end, control1: one, control2: two)
      } else {
        path.addQuadCurve(to: end, control: one)
      }
    }
    var bounds = PointBounds()
    for step in 0...1_000 {
      let time = CGFloat(step) / 1_000
      let rest = 1 - time
      func value(_ axis: Axis) -> CGFloat {
        guard isCubic else {
          return rest * rest * start[axis] + 2 * rest * time * one[axis] + time * time * end[axis]
        }
        return rest * rest * rest * start[axis] + 3 * rest * rest * time * one[axis]
          + 3 * rest * time * time * two[axis] + time * time * time * end[axis]
      }
      bounds.add(CGPoint(x: value(.horizontal), y: value(.vertical)))
    }
    let (found, seen) = (path.boundingRect, bounds.rect)
    // The points lie at most so far from where the curve turns back.
    for rest in [
      seen.minX - found.minX, seen.minY - found.minY, found.maxX - seen.maxX,
      found.maxY - seen.maxY,
    ] {
      #expect(rest > -1e-9 && rest < 0.001)
    }
  }

  @Test func aCurveThatIsAStraightLineHasItsBounds() {
    let line = Path { path in
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 30, y: 30), control1: CGPoint(x: 10, y: 10),
        control2: CGPoint(x: 20, y: 20))
      path.addQuadCurve(to: CGPoint(x: 60, y: 60), control: CGPoint(x: 45, y: 45))
      path.closeSubpath()
    }
    #expect(line.boundingRect == CGRect(x: 0, y: 0, width: 60, height: 60))
  }
}
