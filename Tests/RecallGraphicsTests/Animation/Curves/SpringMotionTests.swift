import Foundation
import Testing

@testable import RecallGraphics

/// Springs, against the equation that they solve.
@Suite struct SpringMotionTests {
  private static let springs = [
    SpringMotion(response: 0.5, dampingRatio: 0), SpringMotion(response: 0.5, dampingRatio: 0.2),
    SpringMotion(response: 0.5, dampingRatio: 0.825),
    SpringMotion(response: 0.5, dampingRatio: 0.999999),
    SpringMotion(response: 0.5, dampingRatio: 1),
    SpringMotion(response: 0.5, dampingRatio: 1.000001),
    SpringMotion(response: 0.5, dampingRatio: 3),
    SpringMotion(mass: 2, stiffness: 300, damping: 15),
  ]

  @Test func aSpringBeginsAtItsDistanceAndWithItsVelocity() {
    for spring in Self.springs {
      #expect(spring.displacement(at: 0) == 1)
      #expect(spring.impulse(at: 0) == 0)
      #expect(spring.velocities(at: 0).displacement == 0)
      #expect(spring.velocities(at: 0).impulse == 1)
    }
  }

  /// Both functions are integrated in small steps (Runge and Kutta's fourth order), from nothing but
  /// x″ = −2ζω x′ − ω² x.
  @Test func aSpringMovesAsItsEquationSays() {
    for spring in Self.springs {
      var (x, v) = ((1.0, 0.0), (0.0, 1.0))
      func slope(_ s: (Double, Double)) -> (Double, Double) {
        (
          s.1,
          -2 * spring.dampingRatio * spring.frequency * s.1 - spring.frequency * spring.frequency
            * s.0
        )
      }
      func step(_ s: (Double, Double), _ h: Double) -> (Double, Double) {
        let a = slope(s)
        let b = slope((s.0 + h / 2 * a.0, s.1 + h / 2 * a.1))
        let c = slope((s.0 + h / 2 * b.0, s.1 + h / 2 * b.1))
        let d = slope((s.0 + h * c.0, s.1 + h * c.1))
        return (
          s.0 + h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0),
          s.1 + h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
        )
      }
      for tick in 1...2000 {
        x = step(x, 0.0005)
        v = step(v, 0.0005)
        guard tick.isMultiple(of: 100) else { continue }
        let time = Double(tick) * 0.0005
        #expect(abs(spring.displacement(at: time) - x.0) < 1e-6)
        #expect(abs(spring.impulse(at: time) - v.0) < 1e-6)
        #expect(abs(spring.velocities(at: time).displacement - x.1) < 1e-5)
        #expect(abs(spring.velocities(at: time).impulse - v.1) < 1e-5)
      }
    }
  }

  @Test func aSpringThatHasSettledStaysWithinAThousandthOfItsEnd() {
    for spring in Self.springs.dropFirst() {
      for velocity in [0, 3, 40] {
        let end = spring.settlingTime(velocity: Double(velocity))
        #expect(end.isFinite)
        #expect(end * 1000 == (end * 1000).rounded())
        for step in 0..<200 {
          let time = end * (1 + Double(step) / 100)
          let rest =
            abs(spring.displacement(at: time)) + Double(velocity) * abs(spring.impulse(at: time))
          #expect(rest < 0.00101)
        }
        // And not much later than it has to be.
        let early = end * 0.5
        let swing = (0..<100).map { step in
          let time = early * (1 + Double(step) / 400)
          return abs(spring.displacement(at: time))
        }
        #expect((swing.max() ?? 0) > 0.001)
      }
    }
  }

  /// The end doesn't depend on how closely it was looked for.
  @Test func aSpringSettlesInTheMillisecondInWhichItComesToRest() {
    for spring in Self.springs.dropFirst() where spring.dampingRatio <= 1 {
      let end = spring.settlingTime(velocity: 0)
      let decay = spring.frequency * spring.dampingRatio
      let amplitude =
        spring.dampingRatio < 1
        ? 1 / (1 - spring.dampingRatio * spring.dampingRatio).squareRoot() : .infinity
      func bound(_ time: Double) -> Double { exp(-decay * time) * min(1 + decay * time, amplitude) }
      #expect(bound(end) < 0.001)
      #expect(bound(end - 0.001) >= 0.001)
    }
  }

  @Test func aSpringWithoutDampingNeverSettlesAndOneWithoutLengthIsThereAtOnce() {
    #expect(SpringMotion(response: 0.5, dampingRatio: 0).settlingTime(velocity: 0) == .infinity)
    for stiff in [
      SpringMotion(response: 0, dampingRatio: 1), SpringMotion(response: -1, dampingRatio: 1),
      SpringMotion(response: .nan, dampingRatio: 1),
      SpringMotion(mass: 0, stiffness: 1, damping: 1),
    ] {
      #expect(stiff.settlingTime(velocity: 5) == 0)
      #expect(stiff.displacement(at: 0.1) == 0)
      #expect(stiff.impulse(at: 0.1) == 0)
    }
  }
}
