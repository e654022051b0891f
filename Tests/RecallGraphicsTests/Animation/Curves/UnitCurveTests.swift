import Testing

@testable import RecallGraphics

@Suite struct UnitCurveTests {
  @Test(arguments: [
    (UnitCurve.circularEaseIn, 0.6, 0.2), (.circularEaseOut, 0.4, 0.8),
    (.circularEaseInOut, 0.3, 0.1), (.circularEaseInOut, 0.7, 0.9),
    (.circularEaseInOut, 0.5, 0.5),
  ])
  func circularCurvesAreQuartersOfCircles(curve: UnitCurve, time: Double, place: Double) {
    #expect(abs(curve.value(at: time) - place) < 1e-12)
  }

  @Test(arguments: [UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut])
  func circularCurvesBeginAndEndWhereAllDo(curve: UnitCurve) {
    #expect([-1, 0, 1, 2].map(curve.value) == [0, 0, 1, 1])
    #expect([-1, 2].map(curve.velocity) == [0, 0])
    for step in 0...20 {
      let time = Double(step) / 20
      let (value, velocity) = (curve.value(at: time), curve.velocity(at: time))
      #expect(value >= 0 && value <= 1 && velocity.isFinite && velocity >= 0)
    }
  }

  @Test(arguments: [UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut])
  func theVelocityOfACircularCurveIsItsSlope(curve: UnitCurve) {
    for time in [0.2, 0.4, 0.6, 0.8] {
      let slope = (curve.value(at: time + 1e-6) - curve.value(at: time - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: time) - slope) < 1e-4)
    }
  }

  @Test func anAnimationFollowsACurve() {
    let animation = Animation.timingCurve(.circularEaseIn, duration: 2)
    #expect(abs(animation.motion(at: 1.2).displacement - 0.8) < 1e-12)
    #expect(
      Animation.timingCurve(
        .bezier(
          startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1)),
        duration: 1) == .easeIn(duration: 1))
  }
}
