import Interaction
import Testing
import VirtualTime

@testable import Replay

/// A card of the table rests a second after its last tap.
@Suite struct WaitingTests {
  private func report(_ steps: String, on table: Table = Table()) throws -> ReplayReport {
    try ReplayPlayer(Sample.script(steps, version: 5)).play(on: table)
  }

  @Test(arguments: [(1000, true), (999, false)])
  func itIsWaitedForTheTimerThatMakesItSoAndNoLongerThanSaid(most: Int, holds: Bool) throws {
    let report = try report(
      """
      0 tap card:1
      0 wait until card:1.rests = true for at most \(most)
      5000 end

      """)
    #expect(report.isSuccess == holds)
    #expect(report.expectations == 1)
    guard !holds else { return }
    #expect(
      report.failures.map { "\($0)" } == [
        "sample.replay:7:3: expected card:1.rests = true within \(most) ms, found false"
      ])
  }

  @Test func whatHoldsAlreadyTakesNoTime() throws {
    let table = Table()
    var instants: [Instant] = []
    var bytes = Array(
      "\(try Sample.script("7 wait until focus = true for at most 1000\n", version: 5))".utf8)
    let reader = try ReplayReader(file: "a") {
      defer { bytes = [] }
      return bytes
    }
    _ = try reader.play(
      on: table, isComplete: false, observer: { _ in instants.append(table.now) })
    #expect(instants == [Instant(milliseconds: 7)])
  }

  @Test func aPressThatHasBegunGoesOnMeanwhile() throws {
    let table = Table()
    let report = try report(
      """
      0 press card:2 for 300
      10 wait until card:2.taps = 1 for at most 400
      410 end

      """, on: table)
    #expect(report.isSuccess)
    #expect(table.sent.map(\.time) == [0, 300])
  }

  @Test func whatNeverComesIsWaitedForInNoRealTime() throws {
    let report = try report("0 wait until card:0.taps > 3 for at most 10000000000\n")
    #expect(
      report.failures.map { "\($0)" } == [
        "sample.replay:6:3: expected card:0.taps > 3 within 10000000000 ms, found 0"
      ])
  }

  @Test func aLimitStopsTheWait() throws {
    let table = Table()
    let script = try Sample.script(
      "0 tap card:1\n0 wait until card:1.rests = true for at most 5000\n", version: 5)
    let report = try ReplayPlayer(script).play(on: table, until: Instant(milliseconds: 400))
    #expect(report.failures.isEmpty)
    #expect(report.expectations == 0)
    #expect(table.now == Instant(milliseconds: 400))
  }
}
