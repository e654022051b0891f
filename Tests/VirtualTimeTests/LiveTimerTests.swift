import Testing
import VirtualTime

@Suite struct LiveTimerTests {
  @Test func timersThatAreLeftTellWhoScheduledThem() throws {
    let scheduler = Scheduler()
    let game = scheduler.makeScope("game")
    scheduler.schedule(at: .ms(900), owner: "toast", in: game) {}
    scheduler.scheduleRepeating(from: .ms(100), every: .seconds(1), owner: "clock", in: game) {}
    scheduler.schedule(at: .ms(300), owner: "double tap on card:3") {}
    let gone = scheduler.schedule(at: .ms(200), owner: "gone") {}
    scheduler.cancel(gone)
    try scheduler.advance(to: .ms(50))
    scheduler.suspend(game)
    try scheduler.advance(to: .ms(60))

    #expect(
      scheduler.liveTimers.map(\.description) == [
        "clock at 110.0 ms, every 1.0 seconds, in game (suspended)",
        "double tap on card:3 at 300.0 ms",
        "toast at 910.0 ms, in game (suspended)",
      ])
    #expect(scheduler.liveTimerCount == 3)
  }

  @Test func aTimerTellsOfItsScopeWhereThatIsNotTheMainOneOrStandsStill() {
    let scheduler = Scheduler()
    let game = scheduler.makeScope("game")
    scheduler.schedule(at: .ms(10), owner: "bonus", in: game) {}
    scheduler.schedule(at: .ms(20), owner: "toast") {}

    #expect(
      scheduler.liveTimers.map(\.description) == ["bonus at 10.0 ms, in game", "toast at 20.0 ms"])
    scheduler.suspend(.main)
    #expect(scheduler.liveTimers.last?.description == "toast at 20.0 ms, in main (suspended)")
  }

  @Test func aListedTimerCanBeCancelledByItsToken() {
    let scheduler = Scheduler()
    scheduler.schedule(at: .ms(10), owner: "left behind") {}
    for timer in scheduler.liveTimers { scheduler.cancel(timer.token) }
    #expect(scheduler.liveTimers.isEmpty)
  }
}
