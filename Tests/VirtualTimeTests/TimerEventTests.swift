import Testing

@testable import VirtualTime

@Suite struct TimerEventTests {
  private let scheduler = Scheduler()

  /// What is told while `body` runs, with the instants.
  private func told(_ body: () throws -> Void) rethrows -> [String] {
    var lines: [String] = []
    scheduler.trace = { [scheduler] in lines.append("\(scheduler.now): \($0)") }
    try body()
    scheduler.trace = nil
    return lines
  }

  @Test func aTimerIsToldOfWhenItIsSetAndWhenItFires() throws {
    let lines = try told {
      scheduler.schedule(at: .ms(300), owner: "toast") {}
      try scheduler.advance(to: .ms(500))
    }
    #expect(
      lines == ["0.0 ms: set: toast, due 300.0 ms", "300.0 ms: fired: toast, due 300.0 ms"])
  }

  @Test func aTimerThatRepeatsSaysHowOften() throws {
    let lines = try told {
      scheduler.scheduleRepeating(from: .ms(10), every: .milliseconds(20), owner: "clock") {}
      try scheduler.advance(to: .ms(30))
    }
    #expect(
      lines == [
        "0.0 ms: set: clock, due 10.0 ms, every 0.02 seconds",
        "10.0 ms: fired: clock, due 10.0 ms, every 0.02 seconds",
        "30.0 ms: fired: clock, due 30.0 ms, every 0.02 seconds",
      ])
  }

  @Test func aTimerThatIsCancelledIsToldOfOnce() {
    let token = scheduler.schedule(at: .ms(300), owner: "toast") {}
    let lines = told {
      scheduler.cancel(token)
      scheduler.cancel(token)
    }
    #expect(lines == ["0.0 ms: cancelled: toast, due 300.0 ms"])
  }

  @Test func aTimerOfAScopeThatStoodStillIsDueLater() throws {
    let game = scheduler.makeScope("game")
    scheduler.schedule(at: .ms(300), owner: "toast", in: game) {}
    scheduler.suspend(game)
    scheduler.advanceClock(to: .ms(100))
    scheduler.resume(game)
    let lines = try told { try scheduler.advance(to: .ms(500)) }
    #expect(lines == ["400.0 ms: fired: toast, due 400.0 ms"])
  }
}
