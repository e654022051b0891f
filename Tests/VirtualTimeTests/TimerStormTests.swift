import Testing
import VirtualTime

@Suite struct TimerStormTests {
  /// A chain of `length` timers behind one at 10 ms, each scheduled by the one before.
  private func chain(_ length: Int, on scheduler: Scheduler, fired: @escaping () -> Void = {}) {
    scheduler.schedule(at: .ms(10), owner: "spark") {
      Self.extend(length, on: scheduler, fired: fired)
    }
  }

  private static func extend(_ left: Int, on scheduler: Scheduler, fired: @escaping () -> Void) {
    guard left > 0 else { return }
    scheduler.schedule(after: .zero, owner: left.isMultiple(of: 3) ? "fizz" : "chain") {
      fired()
      extend(left - 1, on: scheduler, fired: fired)
    }
  }

  @Test(arguments: [(99, false), (100, false), (101, true)])
  func theLimitIsExceededByMore(length: Int, storms: Bool) {
    let scheduler = Scheduler(stormLimit: 100)
    var fired = 0
    chain(length, on: scheduler) { fired += 1 }

    var storm: TimerStorm?
    do throws(TimerStorm) { try scheduler.advance(to: .ms(20)) } catch { storm = error }

    #expect((storm != nil) == storms)
    #expect(fired == min(length, 100))
    #expect(scheduler.now == (storms ? .ms(10) : .ms(20)))
  }

  @Test func aStormNamesItsOwners() {
    let scheduler = Scheduler(stormLimit: 10)
    chain(30, on: scheduler)

    let storm = #expect(throws: TimerStorm.self) { try scheduler.advance(to: .ms(20)) }

    #expect(
      storm?.description == """
        timer storm at 10.0 ms: more than 10 timers were scheduled within that instant for the \
        same instant, by chain (6 times), fizz (4 times); expected the clock to move on
        """)
  }

  @Test func theCountStartsAnewBehindAStorm() {
    let scheduler = Scheduler(stormLimit: 10)
    var fired = 0
    chain(15, on: scheduler) { fired += 1 }

    #expect(throws: TimerStorm.self) { try scheduler.advance(to: .ms(20)) }
    #expect(throws: Never.self) { try scheduler.advance(to: .ms(20)) }

    #expect(fired == 15)
  }

  @Test func whatADriverSchedulesBetweenTheTimersOfAnInstantCounts() {
    let scheduler = Scheduler(stormLimit: 10)
    scheduler.schedule(at: .ms(10), owner: "first") {}
    var settled = 0

    let storm = #expect(throws: TimerStorm.self) {
      while try scheduler.fireNext(notAfter: .ms(10)) {
        settled += 1
        scheduler.schedule(after: .zero, owner: "onAppear") {}
      }
    }

    #expect(settled == 11)
    #expect(storm?.culprits.map(\.owner) == ["onAppear"])
    #expect(storm?.culprits.map(\.count) == [10])
  }

  @Test func manyEventsAtOneInstantAreNoStorm() throws {
    let scheduler = Scheduler(stormLimit: 10)
    var fired = 0
    for _ in 0..<100 {
      scheduler.schedule(after: .zero, owner: "event") { fired += 1 }
      try scheduler.advance(to: .zero)
    }
    #expect(fired == 100)
  }

  @Test func manyTimersThatMeetAtOneInstantAreNoStorm() throws {
    let scheduler = Scheduler(stormLimit: 10)
    var fired = 0
    for _ in 0..<20_000 {
      scheduler.schedule(at: .ms(10), owner: "t") { fired += 1 }
    }
    try scheduler.advance(to: .ms(10))
    #expect(fired == 20_000)
  }

  @Test func timersThatMoveOnAreNoStorm() throws {
    let scheduler = Scheduler(stormLimit: 10)
    var fired = 0
    func again() {
      fired += 1
      scheduler.schedule(after: .nanoseconds(1), owner: "t", action: again)
    }
    again()
    try scheduler.advance(to: Instant(nanoseconds: 5_000))
    #expect(fired == 5_001)
  }

  @Test(arguments: [(.min, 1), (0, 1), (1, 1), (2, 2)] as [(Int, Int)])
  func theLimitIsAtLeastOne(asked: Int, limit: Int) {
    #expect(Scheduler(stormLimit: asked).stormLimit == limit)
  }

  @Test func tenThousandTimersAreNoStormUnlessTheProgramSaysSo() {
    #expect(Scheduler().stormLimit == 10_000)
  }

  @Test func theFirstInstantHasTheWholeLimit() throws {
    let scheduler = Scheduler(stormLimit: 10)
    var fired = 0
    scheduler.schedule(at: .zero, owner: "spark") {
      Self.extend(10, on: scheduler) { fired += 1 }
    }

    try scheduler.advance(to: .zero)

    #expect(fired == 10)
  }

  @Test(arguments: [1, 2, 10])
  func eachInstantHasTheWholeLimit(before: Int) throws {
    let scheduler = Scheduler(stormLimit: 10)
    var fired = 0
    chain(before, on: scheduler)
    scheduler.schedule(at: .ms(20), owner: "spark") {
      Self.extend(10, on: scheduler) { fired += 1 }
    }

    try scheduler.advance(to: .ms(30))

    #expect(fired == 10)
  }

  @Test func aStormNamesNobodyOfAnEarlierInstant() {
    let scheduler = Scheduler(stormLimit: 4)
    scheduler.schedule(at: .ms(10), owner: "t") {
      scheduler.schedule(after: .zero, owner: "early") {}
    }
    scheduler.schedule(at: .ms(20), owner: "t") {
      for owner in ["b", "a", "b", "a", "c"] { scheduler.schedule(after: .zero, owner: owner) {} }
    }

    let storm = #expect(throws: TimerStorm.self) { try scheduler.advance(to: .ms(30)) }

    #expect(storm?.culprits.map(\.owner) == ["a", "b"])
  }

  @Test func manyTimersForNowBeforeTheFirstOrBehindTheLastOneAreNoStorm() throws {
    let scheduler = Scheduler(stormLimit: 10)
    var fired = 0
    for _ in 0..<3 {
      for _ in 0..<20 { scheduler.schedule(after: .zero, owner: "event") { fired += 1 } }
      try scheduler.advance(to: .zero)
    }
    #expect(fired == 60)
  }

  @Test func laterTicksOfATimerThatBeganInAnInstantDoNotCount() throws {
    let scheduler = Scheduler(stormLimit: 1)
    var ticks = 0
    scheduler.schedule(at: .ms(10), owner: "spark") {
      scheduler.scheduleRepeating(from: .ms(10), every: .milliseconds(10), owner: "clock") {
        ticks += 1
        if ticks == 2 { scheduler.schedule(after: .zero, owner: "t") {} }
      }
    }

    try scheduler.advance(to: .ms(40))

    #expect(ticks == 4)
  }
}
