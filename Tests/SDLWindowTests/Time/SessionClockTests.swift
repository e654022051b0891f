import RecallUI
import Testing

@testable import SDLWindow

@Suite struct SessionClockTests {
  @Test(arguments: [(UInt64(0), Int64(0)), (999, 0), (1000, 0), (1001, 1), (61_000, 60_000)])
  func instantsCountFromTheStart(ticks: UInt64, milliseconds: Int64) {
    #expect(
      SessionClock(start: 1000).instant(at: ticks) == Instant(milliseconds: milliseconds))
  }

  @Test func anEventHappenedBeforeItWasTakenFromTheQueue() {
    let clock = SessionClock(start: 1000)
    #expect(clock.instant(ofEvent: 1500, at: 1700) == Instant(milliseconds: 500))
    #expect(clock.instant(ofEvent: 1700, at: 1700) == Instant(milliseconds: 700))
  }

  @Test func anEventFromBeforeTheStartHappensAtTheStart() {
    #expect(SessionClock(start: 1000).instant(ofEvent: 900, at: 1700) == .zero)
  }

  @Test func anEventThatComesAfterTheTicksWereReadHappensAtThem() {
    let clock = SessionClock(start: 1000)
    #expect(clock.instant(ofEvent: 1701, at: 1700) == Instant(milliseconds: 700))
  }

  @Test func timestampsMayBeginAgainAfter49Days() {
    let wrap = UInt64(1) << 32
    let clock = SessionClock(start: 1000)
    #expect(
      clock.instant(ofEvent: UInt32.max, at: wrap + 4)
        == Instant(milliseconds: Int64(wrap) - 1 - 1000))
    #expect(
      clock.instant(ofEvent: 3, at: wrap + 4) == Instant(milliseconds: Int64(wrap) + 3 - 1000))
  }
}
