import RecallUI
import Testing

@testable import SDLWindow

@Suite struct FrameScheduleTests {
  private func at(_ milliseconds: Int64) -> Instant {
    Instant(milliseconds: milliseconds)
  }

  @Test func theFirstFrameIsDueAtOnce() {
    let schedule = FrameSchedule(refreshRate: 60)
    #expect(schedule.isDue(at: .zero))
    #expect(schedule.timeout(at: .zero, nextDeadline: nil) == 0)
  }

  @Test func nothingIsDrawnAndNothingWakesUpWhileNothingChanges() {
    var schedule = FrameSchedule(refreshRate: 60)
    schedule.noteFrame(at: .zero)
    #expect(!schedule.isDue(at: at(1_000_000)))
    #expect(schedule.timeout(at: at(1_000_000), nextDeadline: nil) == nil)
  }

  @Test func framesFollowEachOtherWhileSomethingMoves() {
    var schedule = FrameSchedule(refreshRate: 60)
    schedule.noteFrame(at: .zero, isAnimating: true)
    #expect(schedule.timeout(at: .zero, nextDeadline: nil) == 16)
    #expect(schedule.isDue(at: at(16)))
    schedule.noteFrame(at: at(16), isAnimating: false)
    #expect(schedule.timeout(at: at(16), nextDeadline: nil) == nil)
  }

  @Test func whatNobodySeesIsNotDrawn() {
    var schedule = FrameSchedule(refreshRate: 60)
    schedule.noteFrame(at: .zero, isAnimating: true)
    schedule.hide()
    #expect(!schedule.isDue(at: at(16)))
    #expect(schedule.timeout(at: at(16), nextDeadline: nil) == nil)
    #expect(schedule.timeout(at: at(16), nextDeadline: at(20)) == 4)
    schedule.show()
    #expect(schedule.isDue(at: at(16)))
  }

  @Test func whatCanBeSeenAgainIsDrawnEvenIfNothingChanged() {
    var schedule = FrameSchedule(refreshRate: 60)
    schedule.noteFrame(at: .zero)
    schedule.hide()
    schedule.show()
    #expect(schedule.isDue(at: at(16)))
  }

  @Test(arguments: [(60, Int64(16)), (144, 6), (1000, 1), (5000, 1), (0, 16), (-1, 16)])
  func framesAreAsFarApartAsTheScreenShowsThem(rate: Int, interval: Int64) {
    var schedule = FrameSchedule(refreshRate: rate)
    schedule.noteFrame(at: at(100))
    schedule.invalidate()
    #expect(!schedule.isDue(at: at(100 + interval - 1)))
    #expect(schedule.isDue(at: at(100 + interval)))
    #expect(schedule.isDue(at: at(100 + interval + 1)))
    #expect(schedule.timeout(at: at(100), nextDeadline: nil) == Int32(interval))
  }

  @Test(arguments: [
    (Int64(0), Int32(500)), (499_000_000, 1), (499_000_001, 1), (499_999_999, 1), (500_000_000, 0),
    (500_000_001, 0),
  ])
  func sleepEndsAtTheNextTimerAndNotBefore(nanoseconds: Int64, timeout: Int32) {
    var schedule = FrameSchedule(refreshRate: 60)
    schedule.noteFrame(at: .zero)
    let now = Instant(nanoseconds: nanoseconds)
    #expect(schedule.timeout(at: now, nextDeadline: at(500)) == timeout)
  }

  @Test func theFrameOrTheTimerEndsTheSleepWhicheverComesFirst() {
    var schedule = FrameSchedule(refreshRate: 60)
    schedule.noteFrame(at: .zero)
    schedule.invalidate()
    #expect(schedule.timeout(at: at(6), nextDeadline: at(10)) == 4)
    #expect(schedule.timeout(at: at(6), nextDeadline: at(17)) == 10)
  }

  @Test func aTimerThatNeverFiresDoesNotOverflowTheSleep() {
    var schedule = FrameSchedule(refreshRate: 60)
    schedule.noteFrame(at: .zero)
    #expect(schedule.timeout(at: .zero, nextDeadline: .distantFuture) == Int32.max)
  }
}
