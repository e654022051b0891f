import Foundation
import Interaction
import Testing
import VirtualTime

@Suite struct ScrollMomentumTests {
  let start = Instant(milliseconds: 1_000)

  @Test(
    arguments: [
      (49.999, 0), (50, 50), (50.001, 50.001), (-49.999, 0), (-50, -50),
      (7_999, 7_999), (8_000, 8_000), (8_001, 8_000), (-9_000, -8_000),
      (.nan, 0), (.infinity, 8_000), (-.infinity, -8_000), (0, 0),
    ] as [(Double, Double)])
  func theSpeedIsBounded(velocity: Double, used: Double) {
    #expect(ScrollMomentum(velocity: velocity, at: start).velocity == used)
  }

  @Test func itStartsWithItsVelocityAndEndsAtRest() {
    let momentum = ScrollMomentum(velocity: -1_000, at: start)
    #expect(momentum.offset(at: start) == 0)
    #expect(momentum.velocity(at: start) == -1_000)
    #expect(momentum.end == Instant(milliseconds: 3_000))
    #expect(momentum.offset(at: momentum.end) == -500)
    #expect(momentum.distance == -500)
    #expect(momentum.velocity(at: momentum.end) == 0)
  }

  @Test func itStandsStillBeforeAndBehind() {
    let momentum = ScrollMomentum(velocity: 1_000, at: start)
    #expect(momentum.offset(at: .zero) == 0)
    #expect(momentum.offset(at: .distantFuture) == 500)
    #expect(momentum.velocity(at: .distantFuture) == 0)
    #expect(ScrollMomentum(velocity: 10, at: start).end == start)
  }

  @Test(arguments: [0, 999, 1_000, 1_001, 5_000] as [Int64])
  func whatIsTooSlowStandsStill(milliseconds: Int64) {
    let momentum = ScrollMomentum(velocity: 10, at: start)
    #expect(momentum.offset(at: Instant(milliseconds: milliseconds)) == 0)
    #expect(momentum.velocity(at: Instant(milliseconds: milliseconds)) == 0)
  }

  @Test func itsVelocityIsTheSlopeOfItsWayAndFalls() {
    let momentum = ScrollMomentum(velocity: 2_000, at: start)
    var last = momentum.velocity(at: start)
    for millisecond in 1..<2_000 as Range<Int64> {
      let now = Instant(milliseconds: 1_000 + millisecond)
      let before = momentum.offset(at: now.advanced(by: .microseconds(-500)))
      let after = momentum.offset(at: now.advanced(by: .microseconds(500)))
      let velocity = momentum.velocity(at: now)
      #expect(((after - before) * 1_000 - velocity).magnitude < 0.01)
      #expect(velocity < last)
      last = velocity
    }
  }
}
