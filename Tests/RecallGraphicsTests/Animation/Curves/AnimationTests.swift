import Foundation
import Testing

@testable import RecallGraphics

/// How far animations have come, and when they end.
@Suite struct AnimationTests {
  /// The part of the way that is left.
  private func rest(_ animation: Animation, _ seconds: Double) -> Double {
    animation.motion(at: seconds).displacement
  }

  private let line = Animation.linear(duration: 1)

  @Test(arguments: [
    (Animation.linear, 0.35), (.easeIn, 0.35), (.easeOut, 0.35), (.easeInOut, 0.35),
    (.linear(duration: 2), 2), (.linear(duration: -1), 0), (.linear(duration: .nan), 0),
    (.timingCurve(0, 0, 1, 1), 0.35), (.linear(duration: 1).delay(0.25), 1.25),
    (.linear(duration: 1).speed(4), 0.25), (.linear(duration: 1).speed(0), .infinity),
    (.linear(duration: 1).repeatCount(3), 3), (.linear(duration: 1).repeatCount(0), 0),
    (.linear(duration: 1).delay(0.5).repeatCount(2), 3),
    (.linear(duration: 1).repeatCount(2).delay(0.5), 2.5),
    (.linear(duration: 1).repeatForever(), .infinity),
    (.linear(duration: 0).repeatForever(), 0),
  ])
  func anAnimationLastsAsLongAsItSays(_ animation: Animation, _ duration: Double) {
    #expect(animation.duration() == duration)
    #expect(animation.logicalDuration == duration)
  }

  @Test func aSpringIsLogicallyThereBeforeItsLastSwings() {
    let spring = Animation.spring(duration: 0.5, bounce: 0.3)
    #expect(spring.logicalDuration == 0.5)
    #expect(spring.duration() > 0.5)
  }

  @Test func delayHoldsTheBeginning() {
    let animation = line.delay(0.5)
    for (time, left) in [(0, 1), (0.499, 1), (0.5, 1), (0.75, 0.75), (1.5, 0)] {
      #expect(rest(animation, time) == left)
    }
  }

  @Test func speedShrinksTime() {
    for (time, left) in [(0, 1), (0.125, 0.75), (0.25, 0.5), (0.5, 0)] {
      #expect(rest(line.speed(2), time) == left)
    }
    #expect(rest(line.speed(0), 100) == 1)
  }

  @Test func repeatingRunsThereAndBack() {
    let times = [0, 0.25, 0.75, 1, 1.25, 1.75, 2, 2.25]
    let back = line.repeatForever()
    #expect(times.map { rest(back, $0) } == [1, 0.75, 0.25, 0, 0.25, 0.75, 1, 0.75])
    let again = line.repeatForever(autoreverses: false)
    #expect(times.map { rest(again, $0) } == [1, 0.75, 0.25, 1, 0.75, 0.25, 1, 0.75])
    let twice = line.repeatCount(2)
    #expect(times.map { rest(twice, $0) } == [1, 0.75, 0.25, 0, 0.25, 0.75, 0, 0])
  }

  @Test func theNamedSpringsAreSwiftUIs() {
    #expect(Animation.default == .spring(response: 0.55, dampingFraction: 1))
    #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(
      Animation.spring(duration: 0.5, bounce: 0.3) == .spring(response: 0.5, dampingFraction: 0.7))
    #expect(
      Animation.spring(duration: 0.5, bounce: -0.5) == .spring(response: 0.5, dampingFraction: 2))
  }

  @Test func aSpringForAFingerIsSaidByItsDurationToo() {
    #expect(
      Animation.interactiveSpring(duration: 0.3, extraBounce: 0.1, blendDuration: 0.5)
        == .spring(duration: 0.3, bounce: 0.24))
    #expect(Animation.interactiveSpring() == Animation.interactiveSpring)
    #expect(
      Animation.interactiveSpring(response: 0.4)
        == .spring(response: 0.4, dampingFraction: 0.86))
  }
}
