import Foundation
import Testing

@testable import RecallUI

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
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(
      Animation.spring(duration: 0.5, bounce: 0.3) == .spring(response: 0.5, dampingFraction: 0.7))
    #expect(
      Animation.spring(duration: 0.5, bounce: -0.5) == .spring(response: 0.5, dampingFraction: 2))
  }

  /// A value from 0 to 100, and then, on its way, back to 0.
  private func flights(
    _ first: Animation, _ second: Animation
  ) -> (Flight<Double>?, Flight<Double>?, Instant) {
    let turn = Instant(milliseconds: 200)
    let one = Flight(from: 0.0, after: nil, to: 100, first, at: .zero)
    return (one, Flight(from: 100, after: one, to: 0, second, at: turn), turn)
  }

  @Test func aNewTargetIsReachedFromWhereTheValueIs() {
    for (first, second) in [
      (Animation.linear(duration: 1), Animation.easeInOut(duration: 1)),
      (.spring(duration: 0.5, bounce: 0.3), .linear(duration: 1)),
      (.linear(duration: 1), .spring(duration: 0.5, bounce: 0.3)),
    ] {
      let (one, two, turn) = flights(first, second)
      #expect(one?.value(at: turn) == two?.value(at: turn))
    }
  }

  @Test func aSpringGoesOnWithTheVelocityThatItFinds() {
    let spring = Animation.spring(duration: 0.5, bounce: 0.2)
    let (one, two, turn) = flights(spring, spring)
    func speed(_ flight: Flight<Double>?, _ from: Int64, _ to: Int64) -> Double {
      let a = flight?.value(at: turn.advanced(by: .microseconds(from))) ?? .nan
      let b = flight?.value(at: turn.advanced(by: .microseconds(to))) ?? .nan
      return (b - a) / (Double(to - from) / 1_000_000)
    }
    let (before, after) = (speed(one, -10, 10), speed(two, 0, 1))
    #expect(before > 100)
    #expect(abs(before - after) < 0.02 * before)
    // So it goes on upwards for a while before it turns round.
    #expect(
      (two?.value(at: turn.advanced(by: .milliseconds(20))) ?? 0) > (one?.value(at: turn) ?? 0))
  }

  @Test func aFlightIsItsTargetFromItsEndOn() {
    let flight = Flight(from: 0.0, after: nil, to: 10, .linear(duration: 1), at: .zero)
    #expect(flight?.end == Instant(milliseconds: 1000))
    #expect(flight?.value(at: Instant(nanoseconds: 999_999_999)) ?? 10 < 10)
    #expect(flight?.value(at: Instant(milliseconds: 1000)) == 10)
    #expect(flight?.value(at: .distantFuture) == 10)
    let spring = Flight(from: 0.0, after: nil, to: 10, .spring, at: .zero)
    #expect(spring?.value(at: spring?.end ?? .zero) == 10)
    #expect(Flight(from: 0.0, after: nil, to: 0, .linear(duration: 1), at: .zero) == nil)
    #expect(Flight(from: 0.0, after: nil, to: 1, .linear(duration: 0), at: .zero) == nil)
  }

  @Test func colorsPassPremultiplied() {
    let red = PaintVector(.color(Color.Resolved(red: 1, green: 0, blue: 0)))
    let clear = PaintVector(.color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)))
    var middle = red + clear
    middle.scale(by: 0.5)
    let paint = middle.applied(
      to: .color(Color.Resolved(red: 0, green: 0, blue: 0)), in: .zero)
    // Half of a red that fades is half as much of the same red.
    #expect(paint == .color(Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)))
  }

  @Test func aTextsColorPassesToo() {
    struct Label: View {
      @State private var isOn = false

      var body: some View {
        Text("a").foregroundColor(isOn ? .white : .black)
          .onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let stage = Stage(size: CGSize(width: 20, height: 20)) { Label() }
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.advance(by: .milliseconds(500))
    #expect(stage.displayList.items.first?.description.contains("#808080") == true)
  }
}
