import Testing
import VirtualTime

@Suite struct SchedulerTests {
  @Test func timersFireByDeadlineThenByInsertion() throws {
    let scheduler = Scheduler()
    let log = Log(scheduler)
    scheduler.schedule(at: .ms(20), owner: "t") { log.note("c") }
    scheduler.schedule(at: .ms(10), owner: "t") { log.note("a") }
    scheduler.schedule(at: .ms(20), owner: "t") { log.note("d") }
    scheduler.schedule(at: .ms(10), owner: "t") { log.note("b") }

    try scheduler.advance(to: .ms(100))

    #expect(log.lines == ["10 a", "10 b", "20 c", "20 d"])
    #expect(scheduler.now == .ms(100))
  }

  @Test(arguments: [(9_999_999, false), (10_000_000, true), (10_000_001, true)] as [(Int64, Bool)])
  func aDeadlineIsReachedByItsOwnInstant(nanoseconds: Int64, fires: Bool) throws {
    let scheduler = Scheduler()
    let log = Log(scheduler)
    scheduler.schedule(at: .ms(10), owner: "t") { log.note("fired") }

    try scheduler.advance(to: Instant(nanoseconds: nanoseconds))

    #expect(log.lines == (fires ? ["10 fired"] : []))
  }
}
