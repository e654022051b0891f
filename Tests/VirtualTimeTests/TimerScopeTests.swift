import Testing
import VirtualTime

@Suite struct TimerScopeTests {
  let scheduler = Scheduler()
  let log: Log
  let game: TimerScope

  init() {
    log = Log(scheduler)
    game = scheduler.makeScope("game")
  }

  @Test func aSuspensionShiftsTheDeadlinesByItsLength() throws {
    scheduler.schedule(at: .ms(100), owner: "t", in: game) { log.note("game") }
    scheduler.schedule(at: .ms(100), owner: "t") { log.note("window") }
    try scheduler.advance(to: .ms(40))
    scheduler.suspend(game)
    try scheduler.advance(to: .ms(500))
    scheduler.resume(game)

    #expect(scheduler.nextDeadline == .ms(560))
    try scheduler.advance(to: .ms(1_000))

    #expect(log.lines == ["100 window", "560 game"])
  }

  @Test func theClockOfAScopeStandsStill() throws {
    try scheduler.advance(to: .ms(40))
    #expect(scheduler.now(in: game) == .ms(40))
    scheduler.suspend(game)
    try scheduler.advance(to: .ms(500))
    #expect(scheduler.now(in: game) == .ms(40))
    scheduler.resume(game)
    #expect(scheduler.now(in: game) == .ms(40))
    try scheduler.advance(to: .ms(510))
    #expect(scheduler.now(in: game) == .ms(50))
    #expect(scheduler.now(in: .main) == .ms(510))
  }

  @Test func suspensionsCount() throws {
    scheduler.schedule(at: .ms(100), owner: "t", in: game) { log.note("game") }
    scheduler.suspend(game)
    scheduler.suspend(game)
    try scheduler.advance(to: .ms(10))
    scheduler.resume(game)
    #expect(scheduler.isSuspended(game))
    try scheduler.advance(to: .ms(20))
    scheduler.resume(game)
    #expect(!scheduler.isSuspended(game))
    scheduler.resume(game)

    try scheduler.advance(to: .ms(1_000))

    #expect(log.lines == ["120 game"])
  }

  @Test func aTimerThatIsDueWhenItsScopeStopsFiresWhenItGoesOn() throws {
    scheduler.schedule(at: .ms(100), owner: "t") { scheduler.suspend(game) }
    scheduler.schedule(at: .ms(100), owner: "t", in: game) { log.note("game") }
    try scheduler.advance(to: .ms(300))
    #expect(log.lines == [])
    #expect(scheduler.nextDeadline == nil)
    scheduler.resume(game)
    try scheduler.advance(to: .ms(300))
    #expect(log.lines == ["300 game"])
  }

  @Test func whatIsScheduledInASuspendedScopeWaitsFromItsResumption() throws {
    scheduler.suspend(game)
    try scheduler.advance(to: .ms(50))
    scheduler.schedule(at: .ms(80), owner: "t", in: game) { log.note("game") }
    try scheduler.advance(to: .ms(200))
    scheduler.resume(game)
    try scheduler.advance(to: .ms(1_000))
    #expect(log.lines == ["230 game"])
  }

  @Test func aRepeatingTimerKeepsItsRhythmOnTheClockOfItsScope() throws {
    scheduler.scheduleRepeating(from: .ms(10), every: .milliseconds(10), owner: "t", in: game) {
      log.note("tick")
    }
    try scheduler.advance(to: .ms(25))
    scheduler.suspend(game)
    try scheduler.advance(to: .ms(101))
    scheduler.resume(game)
    try scheduler.advance(to: .ms(116))
    #expect(log.lines == ["10 tick", "20 tick", "106 tick", "116 tick"])
  }

  @Test func timersOfDifferentScopesThatMeetFireInTheOrderOfInsertion() throws {
    scheduler.schedule(at: .ms(60), owner: "t", in: game) { log.note("a") }
    scheduler.schedule(at: .ms(100), owner: "t") { log.note("b") }
    scheduler.schedule(at: .ms(60), owner: "t", in: game) { log.note("c") }
    scheduler.schedule(at: .ms(100), owner: "t") { log.note("d") }
    scheduler.suspend(game)
    try scheduler.advance(to: .ms(40))
    scheduler.resume(game)
    try scheduler.advance(to: .ms(100))
    #expect(log.lines == ["100 a", "100 b", "100 c", "100 d"])
  }

  @Test func aTimerOfASuspendedScopeCanBeCancelled() throws {
    let token = scheduler.schedule(at: .ms(10), owner: "t", in: game) { log.note("game") }
    scheduler.suspend(game)
    #expect(scheduler.cancel(token))
    scheduler.resume(game)
    try scheduler.advance(to: .ms(100))
    #expect(log.lines == [])
  }

  @Test func aScopeOfAnotherSchedulerIsTheMainOne() throws {
    let stranger = Scheduler()
    _ = stranger.makeScope("a")
    let foreign = stranger.makeScope("b")
    scheduler.schedule(at: .ms(10), owner: "t", in: foreign) { log.note("fired") }
    scheduler.suspend(foreign)
    #expect(!scheduler.isSuspended(foreign))
    try scheduler.advance(to: .ms(10))
    #expect(log.lines == ["10 fired"])
  }

  @Test func aScopeOfAnotherSchedulerHasTheClockOfTheMainOne() throws {
    let stranger = Scheduler()
    _ = stranger.makeScope("a")
    let foreign = stranger.makeScope("b")
    try scheduler.advance(to: .ms(10))

    scheduler.resume(foreign)

    #expect(scheduler.now(in: foreign) == .ms(10))
  }

  @Test func aResumptionTooManyIsNotCountedAgainstTheNextSuspension() {
    scheduler.resume(game)

    scheduler.suspend(game)

    #expect(scheduler.isSuspended(game))
  }

  @Test func aSuspensionOfANanosecondCounts() throws {
    scheduler.schedule(at: .ms(100), owner: "t", in: game) { log.note("game") }
    scheduler.suspend(game)
    try scheduler.advance(to: Instant(nanoseconds: 1))
    scheduler.resume(game)

    #expect(scheduler.nextDeadline == Instant(nanoseconds: 100_000_001))
    #expect(scheduler.now(in: game) == .zero)
  }

  @Test func theEndsOfTimeDoNotOverflow() throws {
    scheduler.schedule(at: .distantFuture, owner: "t", in: game) { log.note("never") }
    scheduler.suspend(game)
    try scheduler.advance(to: .distantFuture)
    scheduler.resume(game)
    #expect(scheduler.nextDeadline == .distantFuture)
  }
}
