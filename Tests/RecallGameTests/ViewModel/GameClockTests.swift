import RecallUI
import Testing

@testable import RecallGame

@Suite struct GameClockTests {
  private func at(_ milliseconds: Int64) -> Instant { Instant(milliseconds: milliseconds) }

  @Test func aClockThatWasNeverStartedShowsNoTime() {
    let clock = GameClock()
    #expect(clock.time(at: at(5000)) == .zero)
    #expect(!clock.hasBegun)
  }

  @Test func timeRunsOnlyBetweenStartAndStop() {
    var clock = GameClock()
    clock.start(at: at(1000))
    #expect(clock.time(at: at(1500)) == .milliseconds(500))
    clock.stop(at: at(3000))
    #expect(clock.time(at: at(9000)) == .milliseconds(2000))
    clock.start(at: at(10_000))
    #expect(clock.time(at: at(10_001)) == .milliseconds(2001))
  }

  @Test func aRunningClockGoesOnFromItsFirstStart() {
    var clock = GameClock()
    clock.start(at: at(1000))
    clock.start(at: at(2000))
    #expect(clock.time(at: at(3000)) == .milliseconds(2000))
  }

  @Test func aStandingClockKeepsItsTimeWhenItIsStoppedAgain() {
    var clock = GameClock()
    clock.start(at: at(0))
    clock.stop(at: at(700))
    clock.stop(at: at(900))
    #expect(clock.time(at: at(900)) == .milliseconds(700))
  }

  @Test func timeNeitherRunsBackwardsNorOverflows() {
    var clock = GameClock()
    clock.start(at: at(1000))
    #expect(clock.time(at: at(400)) == .zero)
    clock.stop(at: .distantFuture)
    clock.start(at: at(0))
    #expect(clock.time(at: .distantFuture) == .nanoseconds(Int64.max))
  }
}
