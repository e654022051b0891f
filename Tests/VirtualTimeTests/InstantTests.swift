import Testing
import VirtualTime

@Suite struct InstantTests {
  @Test(
    arguments: [
      (0, 0), (1, 1), (999_999, 1), (1_000_000, 1), (1_000_001, 2),
      (-1, 0), (-1_000_000, -1), (-1_000_001, -1), (.max, 9_223_372_036_855),
    ] as [(Int64, Int64)])
  func millisecondsAreRoundedUp(nanoseconds: Int64, milliseconds: Int64) {
    #expect(Instant(nanoseconds: nanoseconds).millisecondsRoundedUp == milliseconds)
  }

  @Test(
    arguments: [
      (9_223_372_036_854, 9_223_372_036_854_000_000), (9_223_372_036_855, .max),
      (-9_223_372_036_854, -9_223_372_036_854_000_000), (-9_223_372_036_855, .min),
      (.max, .max), (.min, .min),
    ] as [(Int64, Int64)])
  func millisecondsSaturate(milliseconds: Int64, nanoseconds: Int64) {
    #expect(Instant(milliseconds: milliseconds).nanoseconds == nanoseconds)
  }

  @Test(
    arguments: [
      (0, .nanoseconds(5), 5), (5, .nanoseconds(-7), -2), (.max - 1, .nanoseconds(1), .max),
      (.max, .nanoseconds(1), .max), (.min, .nanoseconds(-1), .min),
      (0, .seconds(Int64.max), .max), (0, .seconds(Int64.min), .min),
      (5, Duration(secondsComponent: 0, attosecondsComponent: 999_999_999), 5),
    ] as [(Int64, Duration, Int64)])
  func sumsSaturate(start: Int64, duration: Duration, end: Int64) {
    #expect(Instant(nanoseconds: start).advanced(by: duration).nanoseconds == end)
  }

  @Test(
    arguments: [
      (3, 10, 7), (10, 3, -7), (.min, .max, .max), (.max, .min, .min), (.min, -1, .max),
    ] as [(Int64, Int64, Int64)])
  func differencesSaturate(start: Int64, end: Int64, nanoseconds: Int64) {
    let duration = Instant(nanoseconds: start).duration(to: Instant(nanoseconds: end))
    #expect(duration == .nanoseconds(nanoseconds))
  }

  @Test(
    arguments: [
      (0, 0), (1.5, 1_500_000_000), (-1.5, -1_500_000_000), (0.000_000_000_4, 0),
      (0.000_000_000_6, 1), (.nan, 0), (.infinity, .max), (-.infinity, .min),
      (1e300, .max), (-1e300, .min), (9.2e9, .max), (-9.2e9, .min),
      (9.19e9, 9_190_000_000_000_000_000), (-9.19e9, -9_190_000_000_000_000_000),
      (1e300, .max), (-1e300, .min),
    ] as [(Double, Int64)])
  func secondsSaturate(seconds: Double, nanoseconds: Int64) {
    #expect(Duration.saturating(seconds: seconds) == .nanoseconds(nanoseconds))
  }

  @Test func instantsAreOrderedAndShown() {
    #expect(Instant.zero < Instant(nanoseconds: 1))
    #expect(Instant(nanoseconds: 1) < .distantFuture)
    #expect(Instant(milliseconds: 16).description == "16.0 ms")
    #expect(Instant(nanoseconds: 1_500_000).description == "1.5 ms")
    #expect(Instant(milliseconds: 1_250).seconds == 1.25)
  }
}
