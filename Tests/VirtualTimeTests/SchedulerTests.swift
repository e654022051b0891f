import Testing

@testable import VirtualTime

@Suite struct SchedulerTests {
  let scheduler = Scheduler()
  let log: Log

  init() {
    log = Log(scheduler)
  }

  // MARK: - Order

  @Test func timersFireByDeadlineThenByInsertion() throws {
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
    scheduler.schedule(at: .ms(10), owner: "t") { log.note("fired") }

    try scheduler.advance(to: Instant(nanoseconds: nanoseconds))

    #expect(log.lines == (fires ? ["10 fired"] : []))
  }

  @Test func aTimerScheduledForTheInstantThatFiresRunsInItBehindTheOthers() throws {
    scheduler.schedule(at: .ms(10), owner: "t") {
      log.note("a")
      scheduler.schedule(after: .zero, owner: "t") {
        log.note("c")
        scheduler.schedule(at: .ms(3), owner: "t") { log.note("d") }
      }
    }
    scheduler.schedule(at: .ms(10), owner: "t") { log.note("b") }
    scheduler.schedule(at: .ms(11), owner: "t") { log.note("e") }

    try scheduler.advance(to: .ms(20))

    #expect(log.lines == ["10 a", "10 b", "10 c", "10 d", "11 e"])
  }

  @Test(arguments: [-1, 0, 49, 50])
  func whatIsOverdueIsDueNow(milliseconds: Int64) throws {
    try scheduler.advance(to: .ms(50))
    scheduler.schedule(at: .ms(milliseconds), owner: "t") { log.note("at") }
    scheduler.schedule(after: .milliseconds(milliseconds - 50), owner: "t") { log.note("after") }

    #expect(scheduler.nextDeadline == .ms(50))
    try scheduler.advance(to: .ms(50))

    #expect(log.lines == ["50 at", "50 after"])
  }

  @Test func theClockNeverGoesBack() throws {
    try scheduler.advance(to: .ms(50))
    try scheduler.advance(to: .ms(10))
    scheduler.advanceClock(to: .ms(20))

    #expect(scheduler.now == .ms(50))
  }

  // MARK: - One at a time

  @Test func fireNextFiresOneTimerAndMovesTheClockNoFurther() throws {
    scheduler.schedule(at: .ms(10), owner: "t") { log.note("a") }
    scheduler.schedule(at: .ms(10), owner: "t") { log.note("b") }
    scheduler.schedule(at: .ms(30), owner: "t") { log.note("c") }

    #expect(try scheduler.fireNext(notAfter: .ms(20)))
    #expect(log.lines == ["10 a"])
    #expect(try scheduler.fireNext(notAfter: .ms(20)))
    #expect(log.lines == ["10 a", "10 b"])
    #expect(try !scheduler.fireNext(notAfter: .ms(20)))

    #expect(scheduler.now == .ms(10))
    #expect(scheduler.nextDeadline == .ms(30))
  }

  @Test func aTimerThatTheClockPassedFiresLateAndTheClockStays() throws {
    scheduler.schedule(at: .ms(10), owner: "t") { log.note("a") }
    scheduler.advanceClock(to: .ms(40))

    #expect(scheduler.nextDeadline == .ms(40))
    #expect(try !scheduler.fireNext(notAfter: .ms(39)))
    #expect(try scheduler.fireNext(notAfter: .ms(40)))
    #expect(log.lines == ["40 a"])
  }

  @Test func anActionThatMovesTheClockItselfLosesNothing() throws {
    scheduler.schedule(at: .ms(10), owner: "t") {
      log.note("a")
      try? scheduler.advance(to: .ms(25))
      log.note("still a")
    }
    scheduler.schedule(at: .ms(20), owner: "t") { log.note("b") }
    scheduler.schedule(at: .ms(30), owner: "t") { log.note("c") }

    try scheduler.advance(to: .ms(30))

    #expect(log.lines == ["10 a", "20 b", "25 still a", "30 c"])
  }

  // MARK: - Cancelling

  @Test func aCancelledTimerDoesNotFire() throws {
    let token = scheduler.schedule(at: .ms(10), owner: "t") { log.note("a") }
    scheduler.schedule(at: .ms(20), owner: "t") { log.note("b") }

    #expect(scheduler.isLive(token))
    #expect(scheduler.cancel(token))
    #expect(!scheduler.isLive(token))
    #expect(!scheduler.cancel(token))
    #expect(scheduler.nextDeadline == .ms(20))
    try scheduler.advance(to: .ms(30))

    #expect(log.lines == ["20 b"])
  }

  @Test func aTimerCanCancelOneOfTheSameInstant() throws {
    var second: TimerToken?
    scheduler.schedule(at: .ms(10), owner: "t") {
      log.note("a")
      if let second { scheduler.cancel(second) }
    }
    second = scheduler.schedule(at: .ms(10), owner: "t") { log.note("b") }

    try scheduler.advance(to: .ms(10))

    #expect(log.lines == ["10 a"])
  }

  @Test func anOldTokenDoesNotNameTheTimerThatTookItsPlace() throws {
    let old = scheduler.schedule(at: .ms(10), owner: "t") { log.note("a") }
    scheduler.cancel(old)
    let new = scheduler.schedule(at: .ms(10), owner: "t") { log.note("b") }

    #expect(old != new)
    #expect(!scheduler.cancel(old))
    try scheduler.advance(to: .ms(10))

    #expect(log.lines == ["10 b"])
  }

  @Test func aTimerThatFiresIsNotLiveAnyMore() throws {
    var token: TimerToken?
    var wasLive: Bool?
    token = scheduler.schedule(at: .ms(10), owner: "t") {
      wasLive = token.map(scheduler.isLive)
    }

    try scheduler.advance(to: .ms(10))

    #expect(wasLive == false)
    #expect(scheduler.liveTimerCount == 0)
  }

  @Test func cancelledTimersLeaveNothingBehind() {
    final class Captured {}
    weak var captured: Captured?
    for _ in 0..<10_000 {
      let object = Captured()
      captured = object
      let token = scheduler.schedule(at: .ms(1_000), owner: "t") { _ = object }
      scheduler.cancel(token)
    }

    #expect(captured == nil)
    #expect(scheduler.liveTimerCount == 0)
    #expect(scheduler.lanes[0].queue.count <= 64)
  }

  @Test(arguments: [(63, 33, 63), (64, 32, 64), (64, 33, 31), (65, 33, 32), (66, 33, 66)])
  func staleEntriesGoOnceTheyAreMoreThanHalfOfAQueueOf64(timers: Int, cancelled: Int, left: Int) {
    let tokens = (0..<timers).map { scheduler.schedule(at: .ms(Int64($0)), owner: "t") {} }

    for token in tokens.suffix(cancelled) { scheduler.cancel(token) }

    #expect(scheduler.lanes[0].queue.count == left)
    #expect(scheduler.lanes[0].staleCount == left - (timers - cancelled))
  }

  @Test func staleEntriesAreCountedWhateverBecomesOfTheTimers() throws {
    func isCounted() -> Bool {
      scheduler.lanes[0].queue.count == scheduler.liveTimerCount + scheduler.lanes[0].staleCount
    }
    #expect(isCounted())
    var tokens: [TimerToken] = []
    for number in 0..<200 {
      tokens.append(scheduler.schedule(at: .ms(Int64(number * 37 % 101)), owner: "t") {})
      if number.isMultiple(of: 3) { scheduler.cancel(tokens[number / 2]) }
      #expect(isCounted())
    }
    scheduler.scheduleRepeating(from: .ms(5), every: .milliseconds(7), owner: "t") {}
    while try scheduler.fireNext(notAfter: .ms(120)) { #expect(isCounted()) }
    #expect(isCounted())
  }

  @Test func aTokenOfAnotherSchedulerNamesNothing() {
    let stranger = Scheduler()
    stranger.schedule(at: .ms(10), owner: "t") {}
    let foreign = stranger.schedule(at: .ms(10), owner: "t") {}

    #expect(!scheduler.isLive(foreign))
    #expect(!scheduler.cancel(foreign))
  }

  @Test func theQueueIsAtMostHalfStale() {
    var tokens = (0..<1_000).map { number in
      scheduler.schedule(at: .ms(Int64(number * 7_919 % 1_000)), owner: "t") {}
    }
    while let token = tokens.popLast() {
      scheduler.cancel(token)
      #expect(scheduler.liveTimerCount == tokens.count)
      #expect(scheduler.lanes[0].queue.count <= max(64, 2 * tokens.count))
    }
    #expect(scheduler.nextDeadline == nil)
  }

  // MARK: - Repeating

  @Test func aRepeatingTimerTicksAtExactMultiples() throws {
    var ticks: [Int64] = []
    scheduler.scheduleRepeating(
      from: Instant(nanoseconds: 5), every: .nanoseconds(333_333), owner: "t"
    ) {
      ticks.append(scheduler.now.nanoseconds)
    }

    try scheduler.advance(to: .ms(1_000))

    #expect(ticks.count == 3_001)
    #expect(ticks == (0...3_000).map { 5 + $0 * 333_333 })
  }

  @Test func aRepeatingTimerCanBeCancelledByItself() throws {
    var token: TimerToken?
    var ticks = 0
    token = scheduler.scheduleRepeating(from: .ms(10), every: .milliseconds(10), owner: "t") {
      ticks += 1
      if ticks == 3, let token { scheduler.cancel(token) }
    }

    try scheduler.advance(to: .ms(1_000))

    #expect(ticks == 3)
    #expect(scheduler.liveTimers.isEmpty)
  }

  @Test func aTickStandsBehindWhatWasScheduledForItsInstantBeforeTheLastTick() throws {
    scheduler.schedule(at: .ms(20), owner: "t") { log.note("once") }
    scheduler.scheduleRepeating(from: .ms(10), every: .milliseconds(10), owner: "t") {
      log.note("tick")
    }
    scheduler.schedule(at: .ms(20), owner: "t") { log.note("again") }

    try scheduler.advance(to: .ms(20))

    #expect(log.lines == ["10 tick", "20 once", "20 again", "20 tick"])
  }

  @Test(arguments: [Duration.seconds(-1), .zero, .nanoseconds(1), Scheduler.shortestInterval])
  func anIntervalIsAtLeastTheShortest(interval: Duration) throws {
    var ticks = 0
    scheduler.scheduleRepeating(from: .zero, every: interval, owner: "t") { ticks += 1 }

    try scheduler.advance(to: .ms(10))

    #expect(ticks == 101)
  }

  @Test func aRepeatingTimerEndsWithTime() throws {
    var ticks = 0
    scheduler.scheduleRepeating(
      from: Instant(nanoseconds: .max - 1_500_000), every: .milliseconds(1), owner: "t"
    ) { ticks += 1 }

    try scheduler.advance(to: .distantFuture)

    #expect(ticks == 3)
    #expect(scheduler.liveTimers.isEmpty)
  }

  @Test func aTimerInTheDistantFutureFiresThere() throws {
    scheduler.schedule(after: .seconds(Int64.max), owner: "t") { log.note("late") }

    #expect(scheduler.nextDeadline == .distantFuture)
    try scheduler.advance(by: .seconds(Int64.max))

    #expect(log.lines.count == 1)
  }
}
