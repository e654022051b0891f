import Foundation
import Testing

@testable import RecallGraphics

/// The curves of timing animations, against values that were computed independently: the cubic was
/// solved with fifty digits (Python's decimal) at each quarter of the time.
@Suite struct CubicTimingTests {
  @Test(arguments: [
    (CubicTiming.linear, [0.25, 0.5, 0.75]),
    (.easeIn, [0.0934646507188248, 0.3153568125725393, 0.6218618691748902]),
    (.easeOut, [0.3781381308251097, 0.6846431874274606, 0.9065353492811751]),
    (.easeInOut, [0.1291619310473198, 0.4999999999999999, 0.8708380689526801]),
    (
      CubicTiming(0.25, 0.1, 0.25, 1), [0.4085105913553958, 0.8024033875848569, 0.9604589783489740]
    ),
    (
      CubicTiming(0.3, -0.5, 0.7, 1.5),
      [0.0280780380369177, 0.4999999999999999, 0.9719219619630822]
    ),
  ])
  func aCurveGoesThroughItsKnownPoints(_ timing: CubicTiming, _ quarters: [Double]) {
    for (index, expected) in quarters.enumerated() {
      let time = Double(index + 1) / 4
      #expect(abs(timing.progress(at: time) - expected) < 1e-14, "\(time)")
    }
  }

  @Test(arguments: [CubicTiming.linear, .easeIn, .easeOut, .easeInOut])
  func aCurveIsItsEndsAtTheEndsAndBeyond(_ timing: CubicTiming) {
    for (time, expected) in [(-1, 0), (-1e-6, 0), (0, 0), (1, 1), (1 + 1e-6, 1), (2, 1)] {
      #expect(timing.progress(at: Double(time)) == Double(expected))
    }
    #expect(timing.progress(at: 1e-6) > 0)
    #expect(timing.progress(at: 1 - 1e-6) < 1)
  }

  @Test func aCurvesSpeedIsTheSlopeOfItsProgress() {
    for timing in [CubicTiming.linear, .easeIn, .easeOut, .easeInOut] {
      for step in 1..<20 {
        let time = Double(step) / 20
        let slope = (timing.progress(at: time + 1e-5) - timing.progress(at: time - 1e-5)) / 2e-5
        #expect(abs(timing.speed(at: time) - slope) < 1e-4)
      }
    }
  }

  @Test func controlPointsThatAreNoPlacesInTimeAreBroughtIntoIt() {
    #expect(CubicTiming(-1, .nan, 2, .infinity) == CubicTiming(0, 0, 1, 0))
  }
}
