import Foundation
import Testing

@testable import RecallGraphics

@Suite struct CustomAnimationTests {
  private struct Steady: CustomAnimation {
    let duration: Double

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < duration ? value.scaled(by: time / duration) : nil
    }
  }

  private struct Endless: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { value.scaled(by: sin(time)) }

    func velocity<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { value.scaled(by: cos(time)) }
  }

  private struct Broken: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { time < 1 ? value.scaled(by: .nan) : nil }
  }

  @Test func itPassesAsAnAnimationOfTheSameCourse() {
    let (own, linear) = (Animation(Steady(duration: 2)), Animation.linear(duration: 2))
    #expect(abs(own.duration() - 2) < 1e-8)
    for time in stride(from: 0.0, through: 2.5, by: 0.125) {
      let (own, linear) = (own.motion(at: time), linear.motion(at: time))
      #expect(abs(own.displacement - linear.displacement) < 1e-9, "\(time)")
      #expect(abs(own.displacementRate - linear.displacementRate) < 1e-6 || time == 0, "\(time)")
    }
  }

  @Test func itIsDelayedAndRepeatedAsOthersAre() {
    let own = Animation(Steady(duration: 2)).delay(1).repeatCount(2, autoreverses: false)
    #expect(abs(own.duration() - 6) < 1e-8)
    #expect(abs(own.motion(at: 5).displacement - 0.5) < 1e-8)
    #expect(own.motion(at: 0.5).displacement == 1)
  }

  @Test func oneWithoutAnEndNeverEnds() {
    let own = Animation(Endless())
    #expect(own.duration() == .infinity)
    #expect(abs(own.motion(at: 10_000).displacement - (1 - sin(10_000))) < 1e-9)
    #expect(abs(own.motion(at: 1).displacementRate + cos(1)) < 1e-12)
  }

  @Test func oneThatSaysNoNumberIsAtItsEnd() {
    #expect(Animation(Broken()).motion(at: 0.5) == .ended)
  }

  @Test func equalOnesAreEqual() {
    #expect(Animation(Steady(duration: 1)) == Animation(Steady(duration: 1)))
    #expect(Animation(Steady(duration: 1)) != Animation(Steady(duration: 2)))
    #expect(Animation(Steady(duration: 1)) != .linear(duration: 1))
  }
}
