import Foundation
import Interaction
import Testing
import VirtualTime

@testable import Replay

/// How far a script is played, and who is told of it.
@Suite struct ReplayRunTests {
  private func reader(_ steps: String, version: Int = 1) throws -> ReplayReader {
    var bytes = Array(
      Sample.text(steps).replacing("recall-replay 1", with: "recall-replay \(version)").utf8)
    return try ReplayReader(file: "a.replay") {
      defer { bytes = [] }
      return bytes
    }
  }

  private func told(_ steps: String, until limit: Int64?) throws -> [Int64] {
    var told: [Int64] = []
    _ = try reader(steps).play(
      on: Table(), until: limit.map { Instant(milliseconds: $0) }, isComplete: true
    ) { told.append($0.nanoseconds / 1_000_000) }
    return told
  }

  /// One millisecond less, as much, and one more than time goes on at once; and twice of it.
  @Test(
    arguments: [
      (599_999, [599_999]), (600_000, [600_000]), (600_001, [600_000, 600_001]),
      (1_200_001, [600_000, 1_200_000, 1_200_001]),
    ] as [(Int64, [Int64])])
  func timeGoesOnTenMinutesAtOnce(time: Int64, expected: [Int64]) throws {
    #expect(try told("\(time) end\n", until: nil) == expected)
  }

  @Test func behindTheLastStepTimeGoesOnToTheLimit() throws {
    #expect(try told("5 end\n", until: 600_006) == [5, 600_005])
    #expect(try told("5 key a\n5 end\n", until: 5) == [5])
    let report = try reader("5 end\n").play(
      on: Table(), until: Instant(milliseconds: 700_000), isComplete: true)
    #expect(report.end == Instant(milliseconds: 700_000))
  }

  @Test(arguments: [0, 1, 2, 9])
  func playingStopsBehindAStepWithAllThatItDoes(last: Int) throws {
    let steps = "0 press card:1 for 100\n50 press card:2 for 100 pointer 1\n120 key a\n"
    var seen: [Int] = []
    let table = Table()
    let report = try reader(steps).play(
      on: table, through: last, isComplete: false, observer: { seen.append($0.index) })
    #expect(report.steps == min(last + 1, 3))
    #expect(Set(seen) == Set(0..<min(last + 1, 3)))
    #expect(table.taps[1] == 1, "a step that was begun is played to its end")
  }

  @Test func eachEventIsToldOfOnceItHasHappened() throws {
    var seen: [String] = []
    let table = Table()
    _ = try reader("0 press card:1 for 10\n5 key a\n10 end\n").play(
      on: table, isComplete: true,
      observer: {
        seen.append("\($0.index) \($0.isLast) \(table.sent.count) \($0.position(in: "b").line)")
      })
    #expect(seen == ["0 false 1 6", "1 true 3 7", "0 true 4 6", "2 true 4 8"])
  }

  @Test func expectationsAloneLeaveDigestsOut() throws {
    let steps = "0 tap card:1 #0000000000000001\n1 expect card:1.taps = 2\n"
    let all = try reader(steps).play(on: Table(), isComplete: false)
    #expect((all.digests, all.expectations, all.failures.count) == (1, 0, 1))
    let some = try reader(steps).play(on: Table(), isComplete: false, checks: .expectations)
    #expect((some.digests, some.expectations, some.failures.count) == (0, 1, 1))
    #expect(!some.isComplete && !some.isSuccess)
  }

  @Test func aHundredFailuresAreEnough() throws {
    for (count, failures) in [(99, 99), (100, 100), (101, 100)] {
      let steps = String(repeating: "0 expect card:1.taps = 2\n", count: count)
      let report = try reader(steps).play(on: Table(), isComplete: false)
      #expect(report.failures.count == failures)
      #expect(report.expectations == failures)
    }
  }

  @Test func behindADivergenceNothingIsPlayed() throws {
    let table = Table()
    let report = try reader("0 tap card:1 #0000000000000001\n1 tap card:2\n").play(
      on: table, until: Instant(milliseconds: 9), isComplete: false)
    #expect(report.failures.count == 1)
    #expect(table.taps == [0, 1, 0, 0, 0])
    #expect(report.end == .zero)
  }

  @Test func aWaitEndsWhenItIsMetOrTooLate() throws {
    func end(_ expectation: String, for longest: Int) throws -> (Int64, Bool) {
      let table = Table()
      let report = try reader(
        "0 tap card:1\n0 wait until \(expectation) for at most \(longest)\n", version: 5
      ).play(on: table, isComplete: false)
      return (report.end.nanoseconds / 1_000_000, report.isSuccess)
    }
    #expect(try end("card:1.rests = true", for: 2000) == (1000, true))
    #expect(try end("card:1.rests = true", for: 1000) == (1000, true))
    #expect(try end("card:1.rests = true", for: 999) == (999, false))
    #expect(try end("card:1.taps = 1", for: 500) == (0, true))
    #expect(try end("card:1.taps = 2", for: 500) == (500, false))
  }

  @Test func whileAWaitGoesOnWhatHasBegunGoesOnToo() throws {
    let table = Table()
    let steps =
      "0 press card:2 for 300\n0 wait until card:2.taps = 1 for at most 1000\n1000 key a\n"
    let report = try reader(steps, version: 5).play(on: table, isComplete: false)
    #expect(report.isSuccess)
    #expect(table.sent.map(\.time) == [0, 300, 1000, 1000])
    let stopped = Table()
    let early = try reader(steps, version: 5).play(
      on: stopped, until: Instant(milliseconds: 299), isComplete: false)
    #expect(stopped.sent.map(\.time) == [0])
    #expect(early.end == Instant(milliseconds: 299))
  }

  @Test func whatHasBegunGoesOnWhereTheWaitIsCutOff() throws {
    let steps = "0 press card:2 for 300\n0 wait until focus = false for at most 1000\n"
    for (limit, times) in [(299, [0]), (300, [0, 300]), (999, [0, 300])] as [(Int64, [Int64])] {
      let table = Table()
      let report = try reader(steps, version: 5).play(
        on: table, until: Instant(milliseconds: limit), isComplete: false)
      #expect(table.sent.map(\.time) == times)
      #expect(report.end == Instant(milliseconds: limit))
    }
  }

  /// Behind each timer it is looked whether it holds, and in between nothing is.
  @Test func aWaitGoesFromTimerToTimer() throws {
    let heard = Heard(Table())
    _ = try reader(
      "0 tap card:1\n500 tap card:2\n600 wait until focus = false for at most 5000\n", version: 5
    ).play(on: heard, isComplete: false)
    #expect(heard.instants.drop { $0 <= 600 } == [1000, 1500, 5600])
  }

  @Test func atTheLimitTimeIsNotToGoOnAgain() throws {
    let heard = Heard(Table())
    _ = try reader("5 wait\n5 end\n").play(
      on: heard, until: Instant(milliseconds: 5), isComplete: true)
    #expect(heard.instants == [5, 5])
  }

  @Test func whereATimerIsAlwaysDueAWaitGoesOnByMilliseconds() throws {
    let heard = Heard(Table(), isRestless: true)
    let report = try reader("7 wait until focus = false for at most 4\n", version: 5).play(
      on: heard, isComplete: false)
    #expect(heard.instants.drop { $0 <= 7 } == [8, 9, 10, 11])
    #expect(report.end == Instant(milliseconds: 11))
  }

  @Test func aStepThatIsTheLastFailureIsNotComparedAnyMore() throws {
    let steps =
      String(repeating: "0 expect card:1.taps = 2\n", count: 99)
      + "0 expect card:1.taps = 2 #0000000000000001\n"
    let report = try reader(steps).play(on: Table(), isComplete: false)
    #expect((report.failures.count, report.digests) == (100, 0))
  }

  /// A state may have many lines.
  @Test(arguments: [
    ("0 wait #0000000000000001\n1 wait #0000000000000001\n", 1),
    ("0 wait #0000000000000001\n1 wait #0000000000000001\n  a = 1\n", 2),
    ("0 wait\n1 wait\n", 0),
  ])
  func aStateThatIsTheSameIsNotReadAgain(steps: String, count: Int) throws {
    let board = Board(state: [.init(name: "a", value: "1")])
    let report = try reader(steps).play(on: board, isComplete: false)
    #expect(report.isSuccess)
    #expect(board.snapshotCount == count)
  }

  @Test func picturesAreExpectedToo() throws {
    let steps = "0 expect picture a.png\n1 expect picture b/c.txt\n"
    let report = try reader(steps, version: 5).play(on: Table(), isComplete: false)
    #expect(report.expectations == 2)
    #expect(
      report.failures.map(\.description) == [
        "a.replay:6:3: expected the picture a.png, found nothing that is drawn",
        "a.replay:7:3: expected the picture b/c.txt, found nothing that is drawn",
      ])
  }

  // MARK: Targets that fail

  private static let noTaps = Invariant("no card is tapped") { seen in
    seen.differences.first { $0.name.hasSuffix(".taps") }?.name
  }

  private static let noRest = Invariant("no card comes to rest") { seen in
    seen.differences.first { $0.name.hasSuffix(".rests") && $0.new == "true" }?.name
  }

  @Test func whatGoesWrongAtTheEndOfAPressIsAFailureOfThePress() throws {
    let target = CheckedTarget(Table(), invariants: [Self.noTaps])
    let report = try reader("0 press card:1 for 100\n50 key a\n200 key b\n").play(
      on: target, isComplete: false)
    #expect(
      report.failures.map(\.description) == [
        "a.replay:6:3: `press card:1 for 100` failed: "
          + "expected that no card is tapped, found that card:1.taps"
      ])
    #expect(report.end == Instant(milliseconds: 100))
  }

  @Test func whatGoesWrongBeforeAStepIsAFailureOfTheStepThatHasBegun() throws {
    let target = CheckedTarget(Table(), invariants: [Self.noRest])
    let report = try reader("0 tap card:1\n2000 key a\n3000 key b\n").play(
      on: target, isComplete: false)
    #expect(report.failures.map(\.step) == [1])
    #expect(report.steps == 2)
    #expect(report.end == Instant(milliseconds: 1000))
  }

  /// Ten minutes and more, in which time goes on in pieces.
  @Test func whatGoesWrongInALongTimeIsAFailureOfTheStepBehindIt() throws {
    let target = CheckedTarget(Table(), invariants: [Self.noRest])
    let report = try reader("0 tap card:1\n700000 key a\n800000 key b\n").play(
      on: target, isComplete: false)
    #expect(
      report.failures.map(\.description) == [
        "a.replay:7:8: `key a` failed: expected that no card comes to rest, found that card:1.rests"
      ])
    #expect(report.failures.map(\.step) == [1])
    #expect(report.end == Instant(milliseconds: 1000))
  }

  // MARK: Bounds

  /// Made of bytes, since to repeat a text so often takes long.
  private static func text(of bytes: Int) -> String {
    String(decoding: [UInt8](repeating: UInt8(ascii: "x"), count: bytes), as: UTF8.self)
  }

  /// Plays presses whose changes have so many bytes, each at its time.
  private func play(_ presses: [(time: Int64, bytes: Int)]) throws -> ReplayReport {
    let steps = presses.enumerated().map { number, press in
      ReplayStep(
        at: press.time,
        .press(.element("card:\(number)"), milliseconds: 100, PointerUse(PointerID(number))),
        changes: [SnapshotChange(name: "a", value: Self.text(of: press.bytes - 1))])
    }
    var script = ReplayScript(header: Sample.header, steps: steps)
    script.file = "a"
    var run = ReplayRun(
      steps: ScriptSteps(script), session: ReplaySession(on: Table()), limit: nil,
      isComplete: false)
    return try run.play { _ in }
  }

  /// All of them may have 16 MiB at a time.
  @Test func whatIsSaidOfStepsThatGoOnHasABound() throws {
    let half = ReplayGrammar.changeBytes / 2
    #expect(try play([(0, half), (50, half)]).steps == 2)
    #expect(try play([(0, 2 * half), (100, 2 * half), (200, 2 * half)]).steps == 3)
    #expect {
      _ = try self.play([(0, half), (50, half + 1)])
    } throws: {
      "\($0)"
        == "a:1:1: expected changes of at most 16777216 bytes for all that happens at a time, "
        + "found more"
    }
  }
}

/// Hears how far a target is to go on, in milliseconds.
private final class Heard: ReplayTargetWrapper {
  let base: Table
  /// Whether a timer is always due.
  private let isRestless: Bool
  private(set) var instants: [Int64] = []

  init(_ base: Table, isRestless: Bool = false) {
    self.base = base
    self.isRestless = isRestless
  }

  var nextDeadline: Instant? { isRestless ? now : base.nextDeadline }

  func advance(to instant: Instant) throws {
    instants.append(instant.millisecondsRoundedUp)
    try base.advance(to: instant)
  }
}
