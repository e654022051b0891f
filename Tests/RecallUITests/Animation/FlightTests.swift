import Testing
import VirtualTime

@testable import RecallUI
@testable import RecallUICore

@Suite struct FlightTests {
  /// A vector as charts have it: its zero has no components, and sums end with the shorter one.
  private struct Heights: VectorArithmetic {
    var values: [Double]

    static var zero: Heights { Heights(values: []) }

    static func + (left: Heights, right: Heights) -> Heights {
      Heights(values: zip(left.values, right.values).map(+))
    }

    static func - (left: Heights, right: Heights) -> Heights {
      Heights(values: zip(left.values, right.values).map(-))
    }

    mutating func scale(by factor: Double) {
      values = values.map { $0 * factor }
    }

    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
  }

  private func instant(_ milliseconds: Int64) -> Instant {
    Instant(nanoseconds: milliseconds * 1_000_000)
  }

  @Test(arguments: [Animation.spring(response: 1, dampingFraction: 1), .linear(duration: 1)])
  func aVectorOfAnyLengthKeepsItsLength(_ animation: Animation) {
    let flight = Flight(
      from: Heights(values: [0, 0]), after: nil, to: Heights(values: [8, 16]), animation,
      at: instant(0))
    let middle = flight?.value(at: instant(250)).values ?? []
    #expect(middle.count == 2)
    // What takes over half way has the velocity, and the length.
    let next = Flight(
      from: .zero, after: flight, to: Heights(values: [0, 0]), animation, at: instant(250))
    #expect(next?.value(at: instant(250)).values == middle)
    #expect(next?.value(at: instant(300)).values.count == 2)
  }

  @Test(arguments: [
    Animation.linear(duration: 1).delay(0.5),
    .linear(duration: 2).delay(1).speed(2),
    .linear(duration: 1).delay(0.25).delay(0.25),
  ])
  func whatIsUnderWayGoesOnWhileTheNextWaits(_ animation: Animation) {
    let former = Flight(
      from: 0.0, after: nil, to: 100, .linear(duration: 1), at: instant(0))
    let flight = Flight(from: 100, after: former, to: 0, animation, at: instant(250))
    let places = [250, 500, 749, 750, 1250, 1749, 1750].map { flight?.value(at: instant($0)) ?? -1 }
    // The former one has come to its end meanwhile.
    let expected = [25, 50, 74.9, 75, 50, 0.1, 0]
    #expect(zip(places, expected).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(flight?.end == instant(1750))
  }

  @Test func aChangeWithoutLengthWaitsForItsDelayToo() {
    let former = Flight(
      from: 0.0, after: nil, to: 100, .linear(duration: 1), at: instant(0))
    let flight = Flight(
      from: 100, after: former, to: 0, .linear(duration: 0).delay(0.5), at: instant(250))
    #expect(abs((flight?.value(at: instant(749)) ?? 0) - 74.9) < 1e-9)
    #expect(flight?.value(at: instant(750)) == 0)
  }

  @Test func aFlightBeginsWithTheVelocityThatItIsGiven() {
    let flight = Flight(
      from: 0.0, velocity: 100, to: 0, .spring(response: 1, dampingFraction: 1), at: instant(0))
    let place = flight?.value(at: instant(1)) ?? 0
    #expect(abs(place - 0.1) < 0.001)
    let none = Flight(
      from: 0.0, velocity: 0, to: 0, .spring(response: 1, dampingFraction: 1), at: instant(0))
    #expect(none == nil)
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
      let (before, after) = (one?.value(at: turn) ?? .nan, two?.value(at: turn) ?? .nan)
      #expect(abs(before - after) < 1e-9)
    }
  }

  @Test func curvesRunTogetherAndAddUp() {
    let one = Flight(from: 0.0, after: nil, to: 100, .linear(duration: 1), at: .zero)
    let two = Flight(from: 100, after: one, to: 0, .linear(duration: 1), at: instant(500))
    let places = stride(from: 500, through: 1500, by: 250).map { two?.value(at: instant($0)) }
    #expect(places == [50, 50, 50, 25, 0])
    #expect(two?.end == instant(1500))
    // What is slow to start doesn't stop what is under way.
    let slow = Flight(from: 100, after: one, to: 200, .easeIn(duration: 1), at: instant(500))
    #expect((slow?.value(at: instant(510)) ?? 0) > 50.9)
    // A short one doesn't end the way of a longer one.
    let short = Flight(from: 100, after: one, to: 0, .linear(duration: 0.1), at: instant(500))
    #expect(short?.end == instant(1000))
    #expect(short?.value(at: instant(600)) == -40)
  }

  @Test func aSpringTakesOverFromACurveAndEndsIt() {
    let one = Flight(from: 0.0, after: nil, to: 100, .linear(duration: 60), at: .zero)
    let two = Flight(from: 100, after: one, to: 0, .spring(duration: 0.5), at: instant(30_000))
    #expect((two?.end ?? .distantFuture) < instant(33_000))
    let delayed = Animation.spring(duration: 0.5).delay(1).speed(2)
    #expect(delayed.takesOver)
    #expect(!Animation.spring(duration: 0.5).repeatCount(2).takesOver)
  }

  @Test func whatHasNoEndEndsWithTheNext() {
    let endless = Flight(
      from: 0.0, after: nil, to: 100, .linear(duration: 1).repeatForever(), at: .zero)
    let next = Flight(from: 100, after: endless, to: 0, .linear(duration: 1), at: instant(500))
    #expect(next?.value(at: instant(1000)) == 25)
    #expect(next?.end == instant(1500))
  }

  @Test func aValueThatIsSentOnAllTheTimeKeepsFewOfItsWays() {
    var flight = Flight(from: 0.0, after: nil, to: 1, .linear(duration: 1000), at: .zero)
    var target = 1.0
    for step in 1...10_000 {
      let now = instant(Int64(step))
      let before = flight?.value(at: now) ?? .nan
      flight = Flight(
        from: target, after: flight, to: target + 1, .linear(duration: 1000), at: now)
      target += 1
      #expect(abs((flight?.value(at: now) ?? .nan) - before) < 1e-6)
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
}
