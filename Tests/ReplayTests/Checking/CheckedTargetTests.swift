import Foundation
import Interaction
import Testing
import VirtualTime

@testable import Replay

struct CheckedTargetTests {
  private static let fewTaps = Invariant("no card is tapped twice") { seen in
    seen.after.lines.first { $0.name.hasSuffix(".taps") && $0.value == "2" }.map { line in
      "\(line.name) is 2, from \(seen.before[line.name] ?? "nothing")"
    }
  }

  @Test func aBrokenInvariantFailsTheStepThatBreaksIt() throws {
    let script = try Sample.script("0 tap card:1\n5 tap card:2\n10 tap card:1\n15 end\n")
    let target = CheckedTarget(Table(), invariants: [Self.fewTaps])
    let report = try ReplayPlayer(script).play(on: target)
    #expect(
      report.failures.map(\.description) == [
        "sample.replay:8:4: `tap card:1` failed: "
          + "expected that no card is tapped twice, found that card:1.taps is 2, from 1"
      ])
    #expect(
      target.violation
        == InvariantViolation(
          invariant: "no card is tapped twice", found: "card:1.taps is 2, from 1"))
  }

  @Test func whatTimersDoIsCheckedToo() throws {
    let rested = Invariant("no card comes to rest") { seen in
      seen.before["card:1.rests"] == "false" && seen.after["card:1.rests"] == "true"
        ? "card:1 does" : nil
    }
    let script = try Sample.script("0 tap card:1\n999 wait\n1000 wait\n")
    let report = try ReplayPlayer(script).play(on: CheckedTarget(Table(), invariants: [rested]))
    #expect(
      report.failures.map(\.description) == [
        "sample.replay:8:6: `wait` failed: "
          + "expected that no card comes to rest, found that card:1 does"
      ])
  }

  /// A program may set a timer for the instant at which it is.
  @Test func whatIsDueAtTheSameInstantHappensToo() throws {
    let heard = Listener(Table())
    let target = CheckedTarget(heard, invariants: [])
    try target.advance(to: .zero)
    try target.advance(to: Instant(milliseconds: 5))
    try target.advance(to: Instant(milliseconds: 5))
    try target.advance(to: Instant(milliseconds: 1))
    #expect(heard.instants == [0, 5, 5].map { Instant(milliseconds: $0) })
  }

  @Test func whatHeldIsNotAskedAgainWhileNothingChanges() throws {
    nonisolated(unsafe) var answers = 0
    let counted = Invariant("somebody counts") { _ in
      answers += 1
      return nil
    }
    let target = CheckedTarget(Table(), invariants: [counted])
    func send(_ phase: PointerEvent.Phase) throws {
      try target.send(
        .pointer(PointerEvent(phase, at: CGPoint(x: 10, y: 20))), at: target.now)
    }
    try send(.down)
    #expect(answers == 1, "at first it is asked in any case")
    try send(.move)
    try target.advance(to: Instant(milliseconds: 1))
    #expect(answers == 1)
    try send(.up)
    #expect(answers == 2)
    try target.advance(to: Instant(milliseconds: 1_001))
    #expect(answers == 3, "a timer has changed something")
  }

  @Test(
    arguments: [
      ([Hold("a press", by: .pointers([.mouse]), isOnStage: true)], nil),
      ([Hold("a view", by: .key("p"), isOnStage: true)], nil),
      ([], nil),
      (
        [Hold("a press", by: .pointers([.mouse]), isOnStage: false)],
        "a press by pointer 0 is held at a view that is gone"
      ),
      (
        [Hold("a press", by: .pointers([.mouse, PointerID(3)]), isOnStage: true)],
        "a press by pointer 0 and 3 is held"
      ),
      ([Hold("a press", by: .pointers([]), isOnStage: true)], "a press by no pointer is held"),
      ([Hold("a view", by: .key("q"), isOnStage: true)], "a view by the key q is held"),
    ] as [([Hold], String?)])
  func whatIsHeldNeedsAPointerOrAKeyThatIsDown(holds: [Hold], found: String?) throws {
    let table = Table()
    let target = CheckedTarget(table, invariants: [.holdsEndWithWhoBeganThem])
    let events: [InputEvent] = [
      .pointer(PointerEvent(.down, at: CGPoint(x: 10, y: 20))), .key(KeyEvent(.down, key: "p")),
    ]
    for event in events { try target.send(event, at: target.now) }
    table.holds = holds
    try? target.send(.pointer(PointerEvent(.move, at: CGPoint(x: 11, y: 20))), at: target.now)
    #expect(target.violation?.found == found)
    guard found == nil, !holds.isEmpty else { return }
    let ups: [InputEvent] = [
      .pointer(PointerEvent(.up, at: CGPoint(x: 10, y: 20))), .key(KeyEvent(.up, key: "p")),
    ]
    #expect(throws: InvariantViolation.self, "when nothing is down, nothing is held") {
      for event in ups { try target.send(event, at: target.now) }
    }
  }

  /// Counts how often it reads all of a state, and keeps what it was told since.
  private final class Counted: StateReading {
    var reads = 0
    var seen: [LineDifference] = []

    func read(_ state: StateSnapshot) { reads += 1 }

    func follow(_ differences: [LineDifference], to state: StateSnapshot) {
      seen += differences
    }
  }

  @Test func whatSeveralInvariantsReadIsReadOnceAndFollows() throws {
    nonisolated(unsafe) var readings: [Counted] = []
    let readers = (0..<3).map { _ in
      Invariant("somebody reads") { seen in
        readings.append(seen.reading(as: "a") { Counted() })
        return nil
      }
    }
    let target = CheckedTarget(Table(), invariants: readers)
    for x in [10, 10, 110] {
      for phase in [.down, .up] as [PointerEvent.Phase] {
        try target.send(
          .pointer(PointerEvent(phase, at: CGPoint(x: x, y: 20))), at: target.now)
      }
    }
    #expect(readings.allSatisfy { $0 === readings[0] })
    #expect(readings.first?.reads == 1)
    #expect(
      readings.first?.seen.filter { $0.name.hasSuffix(".taps") } == [
        LineDifference("card:0.taps", from: "0", to: "1"),
        LineDifference("card:0.taps", from: "1", to: "2"),
        LineDifference("card:1.taps", from: "0", to: "1"),
      ])
  }

  @Test func anObservationMadeOfTwoStatesHasTheirDifference() {
    let first = StateSnapshot([.init(name: "a", value: "1"), .init(name: "b", value: "1")])
    let second = StateSnapshot([.init(name: "a", value: "2"), .init(name: "c", value: "1")])
    let seen = Invariant.Observation(
      before: first, after: second, digestBefore: 1, digestAfter: 2)
    #expect(seen.before == first)
    #expect(seen.after == second)
    #expect(seen.differences.map(\.name) == ["a", "b", "c"])
    #expect(!seen.isHeld && seen.strayHolds.isEmpty && seen.issues.isEmpty)
    #expect(seen.elapsed == .zero)
    let reading = seen.reading(as: "a") { Counted() }
    #expect(reading.reads == 1)
    #expect(reading.seen.map(\.name) == ["a", "b", "c"])
  }

  /// A wait for two timers is a wait for each: what is wrong in between is seen.
  @Test func eachTimerOfAWaitIsCheckedByItself() throws {
    nonisolated(unsafe) var rested: [[String]] = []
    let heard = Invariant("somebody hears of cards that rest") { seen in
      let names = seen.differences.filter { $0.name.hasSuffix(".rests") && $0.new == "true" }
      if !names.isEmpty { rested.append(names.map(\.name)) }
      return nil
    }
    let target = CheckedTarget(Table(), invariants: [heard])
    for (x, time) in [(10, 0), (110, 1)] as [(Int, Int64)] {
      for phase in [.down, .up] as [PointerEvent.Phase] {
        try target.send(
          .pointer(PointerEvent(phase, at: CGPoint(x: x, y: 20))),
          at: Instant(milliseconds: time))
      }
    }
    #expect((target.inputs, target.timers) == (4, 0))
    try target.advance(to: Instant(milliseconds: 9000))
    #expect(rested == [["card:0.rests"], ["card:1.rests"]])
    #expect((target.inputs, target.timers) == (4, 2))
    #expect(target.now == Instant(milliseconds: 9000))
  }

  @Test(arguments: [(1, nil), (0, nil), (-1, "it ran back by 1.0 seconds")] as [(Int, String?)])
  func timeNeverRunsBack(seconds: Int, message: String?) {
    let seen = Invariant.Observation(
      before: StateSnapshot(), after: StateSnapshot(), digestBefore: 1, digestAfter: 1,
      elapsed: .seconds(seconds))
    #expect(Invariant.timeGoesOn.violation(seen) == message)
  }

  @Test(arguments: [([], nil), (["a", "b"], "a")] as [([String], String?)])
  func theFirstOfWhatIsWrongIsTold(issues: [String], message: String?) {
    let seen = Invariant.Observation(
      before: StateSnapshot(), after: StateSnapshot(), digestBefore: 1, digestAfter: 1,
      issues: issues)
    #expect(Invariant.nothingIsWrong.violation(seen) == message)
  }

  /// What is told otherwise although nothing else changed is looked at, each by itself.
  @Test func eachThingThatInvariantsLookAtHasThemAsked() throws {
    nonisolated(unsafe) var asked = 0
    let counted = Invariant("somebody counts") { _ in
      asked += 1
      return nil
    }
    let oddity = Oddity(Table())
    let target = CheckedTarget(oddity, invariants: [counted])
    func isAsked(_ change: (Oddity) -> Void) throws -> Bool {
      change(oddity)
      let before = asked
      try target.send(.focus(.gained), at: .zero)
      return asked > before
    }
    #expect(try isAsked { _ in }, "at first in any case")
    #expect(try !isAsked { _ in })
    #expect(try isAsked { $0.issues = ["a"] })
    #expect(try isAsked { _ in }, "what is wrong stays wrong")
    #expect(try !isAsked { $0.issues = [] })
    #expect(try isAsked { $0.digestShift = 1 })
    #expect(try !isAsked { _ in })
    #expect(try isAsked { $0.now = $0.now.advanced(by: .nanoseconds(-1)) })
    #expect(try !isAsked { _ in })
    #expect(try isAsked { $0.holds = [Hold("a press", by: .key("a"), isOnStage: true)] })
    #expect(try isAsked { _ in }, "nobody holds it")
    #expect(try isAsked { $0.holds = [] })
    #expect(try !isAsked { $0.holds = [] })
  }

  @Test func theDigestIsThatOfTheStateNow() throws {
    let table = Table()
    let target = CheckedTarget(table, invariants: [])
    #expect(target.digest == table.digest)
    try target.send(.text("a"), at: .zero)
    #expect(target.digest == table.digest)
    // What is due at the very instant is not checked yet.
    try table.send(.text("b"), at: .zero)
    try target.advance(to: .zero)
    #expect(target.digest == table.digest)
  }

  @Test(
    arguments: [
      (false, 1, 1, nil), (true, 1, 2, nil),
      (
        false, 1, 2,
        "the digest went from 0000000000000001 to 0000000000000002, the snapshot stayed"
      ),
      (true, 1, 1, "the digest stayed 0000000000000001, but a changed"),
    ] as [(Bool, UInt64, UInt64, String?)])
  func aDigestChangesExactlyWhenTheSnapshotDoes(
    isChanged: Bool, before: UInt64, after: UInt64, message: String?
  ) {
    let snapshot = StateSnapshot([.init(name: "a", value: "1")])
    let seen = Invariant.Observation(
      before: isChanged ? StateSnapshot() : snapshot, after: snapshot, digestBefore: before,
      digestAfter: after)
    #expect(Invariant.digestTellsSnapshotsApart.violation(seen) == message)
  }

  // MARK: Time

  @Test(arguments: [(999, 0), (1000, 1), (1001, 1)])
  func aTimerCountsFromItsInstantOn(milliseconds: Int64, count: Int) throws {
    for isSent in [false, true] {
      let target = CheckedTarget(Table(), invariants: [])
      for phase in [.down, .up] as [PointerEvent.Phase] {
        try target.send(.pointer(PointerEvent(phase, at: CGPoint(x: 10, y: 20))), at: .zero)
      }
      let instant = Instant(milliseconds: milliseconds)
      if isSent {
        try target.send(.focus(.gained), at: instant)
      } else {
        try target.advance(to: instant)
      }
      #expect(target.timers == count)
      #expect(target.inputs == (isSent ? 3 : 2))
    }
  }

  @Test func whatIsAlwaysDueWaitsForTheNextCall() throws {
    let target = CheckedTarget(Restless(), invariants: [])
    try target.advance(to: .zero)
    try target.advance(to: Instant(milliseconds: 5))
    #expect(target.timers == 0)
    #expect(target.now == Instant(milliseconds: 5))
  }

  @Test func whatChangesWithoutATimerIsCheckedToo() throws {
    nonisolated(unsafe) var seen: [UInt64] = []
    let heard = Invariant("somebody hears") {
      seen.append($0.digestAfter)
      return nil
    }
    let target = CheckedTarget(Restless(isDue: false), invariants: [heard])
    try target.advance(to: Instant(milliseconds: 5))
    try target.advance(to: Instant(milliseconds: 5))
    try target.send(.focus(.gained), at: Instant(milliseconds: 7))
    #expect(seen == [5, 7])
  }

  // MARK: What is told

  @Test func aDigestThatIsKnownIsNotAskedForAgain() throws {
    let base = Restless(isDue: false)
    let target = CheckedTarget(base, invariants: [])
    #expect(target.digest == 0 && target.digest == 0)
    #expect(base.digests == 1)
    try target.advance(to: Instant(milliseconds: 5))
    #expect(target.digest == 5 && target.digest == 5)
    #expect(base.digests == 2)
  }

  @Test func whereAnEventGoesWrongTheDigestIsThatOfWhatCameOfIt() throws {
    let base = Restless(isDue: false)
    let target = CheckedTarget(base, invariants: [])
    base.fails = true
    #expect(throws: Table.Failure.self) {
      try target.send(.text("a"), at: Instant(milliseconds: 5))
    }
    #expect(target.digest == 1005)
  }

  @Test func itIsToldWhetherSomethingIsHeld() throws {
    nonisolated(unsafe) var seen: [Bool] = []
    let heard = Invariant("somebody hears") {
      seen.append($0.isHeld)
      return nil
    }
    let table = Table()
    let target = CheckedTarget(table, invariants: [heard])
    func send(_ event: InputEvent) throws { try target.send(event, at: .zero) }
    try send(.key(KeyEvent(.down, key: "a")))
    try send(.key(KeyEvent(.up, key: "a")))
    #expect(seen == [true, false], "as the events tell")
    table.holds = [Hold("a view", by: .key("a"), isOnStage: true)]
    try send(.key(KeyEvent(.down, key: "a")))
    table.holds = []
    try send(.text("a"))
    #expect(seen == [true, false, true, false], "as the target tells")
  }

  @Test func theFirstViolationIsKept() throws {
    let heard = Invariant("nobody enters a text") { $0.after["text"] }
    let target = CheckedTarget(Table(), invariants: [heard])
    for text in ["a", "b"] {
      #expect(throws: InvariantViolation.self) { try target.send(.text(text), at: .zero) }
    }
    #expect(target.violation?.found == "a")
  }
}

/// A target whose digest is its time, for which no timer fires, or one is always due.
private final class Restless: ReplayTarget {
  private let isDue: Bool
  private(set) var now = Instant.zero
  private var shift: UInt64 = 0
  /// Whether an event goes wrong, once something came of it.
  var fails = false
  /// How often the digest was asked for.
  private(set) var digests = 0

  init(isDue: Bool = true) {
    self.isDue = isDue
  }

  var nextDeadline: Instant? { isDue ? now : nil }

  func advance(to instant: Instant) { now = max(now, instant) }

  func send(_ event: InputEvent, at instant: Instant) throws {
    advance(to: instant)
    guard fails else { return }
    shift = 1000
    throw Table.Failure(description: "no")
  }

  func frame(ofElement identifier: String) -> CGRect? { nil }
  func element(at point: CGPoint) -> ReplayElement? { nil }
  var elementIdentifiers: [String] { [] }
  var snapshot: StateSnapshot { StateSnapshot() }

  var digest: UInt64 {
    digests += 1
    return UInt64(now.millisecondsRoundedUp) + shift
  }
}

/// A table that tells whatever a test wants of itself.
private final class Oddity: ReplayTargetWrapper {
  let base: Table
  var issues: [String] = []
  var digestShift: UInt64 = 0
  var now = Instant.zero
  var holds: [Hold]?

  init(_ base: Table) {
    self.base = base
  }

  var digest: UInt64 { base.digest &+ digestShift }
}

/// Hears how far a target is to advance.
private final class Listener: ReplayTargetWrapper {
  let base: Table
  private(set) var instants: [Instant] = []

  init(_ base: Table) {
    self.base = base
  }

  func advance(to instant: Instant) throws {
    instants.append(instant)
    try base.advance(to: instant)
  }

  func send(_ event: InputEvent, at instant: Instant) throws {
    try base.send(event, at: instant)
  }
}
