import Foundation
import Testing

@testable import RecallGraphics

/// A curve begins and ends where it should, and is halfway where de Casteljau's way of halving puts it.
@Suite struct CGPointCurvesTests {
  private let start = CGPoint(x: 8, y: 16)
  private let end = CGPoint(x: 64, y: -24)

  @Test(
    arguments: [
      (0, CGPoint(x: 8, y: 16)), (0.5, CGPoint(x: 34, y: 22)),
      (1, CGPoint(x: 64, y: -24)),
    ] as [(CGFloat, CGPoint)])
  func aCurveOfOneControlPointPassesThrough(time: CGFloat, point: CGPoint) {
    let control = CGPoint(x: 32, y: 48)
    #expect(CGPoint(onCurveFrom: start, control, to: end, at: time) == point)
  }

  @Test(
    arguments: [
      (0, CGPoint(x: 8, y: 16)), (0.5, CGPoint(x: 36, y: 23)),
      (1, CGPoint(x: 64, y: -24)),
    ] as [(CGFloat, CGPoint)])
  func aCurveOfTwoControlPointsPassesThrough(time: CGFloat, point: CGPoint) {
    let (control1, control2) = (CGPoint(x: 32, y: 48), CGPoint(x: 40, y: 16))
    #expect(CGPoint(onCurveFrom: start, control1, control2, to: end, at: time) == point)
  }
}
