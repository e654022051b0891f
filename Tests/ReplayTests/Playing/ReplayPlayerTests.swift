import Foundation
import Interaction
import Testing
import VirtualTime

@testable import Replay

struct ReplayPlayerTests {
  /// The recording of a few taps, as text.
  private func recording(on table: Table = Table()) throws -> String {
    var text = ""
    var recorder = try ReplayRecorder(header: Sample.header, target: table) { text += $0 }
    for (time, x) in [(100, 50.0), (600, 450.0), (2000, 450.0)] {
      for phase in [PointerEvent.Phase.down, .up] {
        try recorder.send(
          .pointer(PointerEvent(phase, at: CGPoint(x: x, y: 20))),
          at: Instant(milliseconds: Int64(time)))
      }
    }
    try recorder.end(at: Instant(milliseconds: 5000))
    return text
  }

  private func script(_ text: String) throws -> ReplayScript {
    try ReplayScript(parsing: text, file: "first.replay")
  }

  @Test func aRecordingReplaysWithTheSameDigests() throws {
    let script = try script(try recording())
    let report = try ReplayPlayer(script).play(on: Table())
    #expect(report.isSuccess)
    #expect(report.isComplete)
    #expect(report.digests == 8)
    #expect(report.steps == 8)
    #expect(report.end == Instant(milliseconds: 5000))
  }

  @Test func theFirstDivergenceIsNamedWithItsFields() throws {
    let script = try script(try recording())
    let table = Table()
    table.tapsOfLastCard = 2
    let report = try ReplayPlayer(script).play(on: table)
    let failure = try #require(report.failures.first)
    let found = digestText(table.digest)
    #expect(report.failures.count == 1)
    #expect(script.steps[failure.step].time == 600)
    guard case .divergence(let expected, _, _) = failure.kind else {
      Issue.record("not a divergence: \(failure)")
      return
    }
    #expect(
      failure.description == """
        first.replay:24:8: after `up card:4 +50,+10`, \
        expected the digest #\(digestText(expected)), found #\(found)
          card:4.taps: expected 1, found 2
        """)
    #expect(table.sent.count == 4, "nothing is played after a divergence")
  }

  @Test func anotherStateAtTheStartIsADivergenceOfTheStart() throws {
    let script = try script(try recording())
    let table = Table()
    try table.send(.text("x"), at: .zero)
    let failure = try #require(try ReplayPlayer(script).play(on: table).failures.first)
    #expect(failure.description.hasPrefix("first.replay:7:8: after `start`, expected the digest"))
    #expect(failure.description.hasSuffix("\n  text: expected no such line, found x"))
  }

  @Test func withoutTheWholeSnapshotOnlyKnownLinesAreCompared() throws {
    let script = try script(
      Sample.text("0 tap card:4 #0000000000000000\n  card:4.taps = 2\n  ghost = 1\n"))
    let failure = try #require(try ReplayPlayer(script).play(on: Table()).failures.first)
    guard case .divergence(0, _, let differences) = failure.kind else {
      Issue.record("not a divergence: \(failure)")
      return
    }
    #expect(
      differences == [
        SnapshotDifference(name: "card:4.taps", expected: "2", found: "1"),
        SnapshotDifference(name: "ghost", expected: "1", found: nil),
      ])
  }

  @Test func aDivergenceWithoutAKnownLineSaysSo() throws {
    let script = try script(Sample.text("0 tap card:4 #0000000000000000\n"))
    let failure = try #require(try ReplayPlayer(script).play(on: Table()).failures.first)
    #expect(failure.description.hasSuffix("\n  no line of the snapshot is known to differ"))
  }

  @Test func theDigestOfAPressIsThatOfItsEnd() throws {
    let table = Table()
    try table.send(.pointer(PointerEvent(.down, at: CGPoint(x: 50, y: 20))), at: .zero)
    try table.send(.pointer(PointerEvent(.up, at: CGPoint(x: 50, y: 20))), at: .zero)
    let digest = digestText(table.digest)
    let script = try script(Sample.text("0 press card:0 for 100 #\(digest)\n50 key a\n"))
    let report = try ReplayPlayer(script).play(on: Table())
    #expect(report.isSuccess)
    #expect(report.digests == 1)
  }

  @Test func failedExpectationsAreAllNamed() throws {
    let script = try script(
      Sample.text(
        """
        0 tap card:1
        1 expect card:1.taps = 2
        2 expect card:1.tips = 1
        3 expect card:1.taps = 1
        999 expect card:1.rests = false
        1000 expect card:1.rests = true
        1001 end

        """))
    let report = try ReplayPlayer(script).play(on: Table())
    #expect(report.expectations == 5)
    #expect(
      report.failures.map(\.description) == [
        "first.replay:7:3: expected card:1.taps = 2, found 1",
        "first.replay:8:3: expected card:1.tips = 1, found no such line; "
          + "there are card:1.taps, card:0.taps, card:2.taps, card:3.taps, card:4.taps",
      ])
  }

  @Test(arguments: [
    ("9 tap card:99", "6:7", "card:99"),
    ("9 drag card:1 -> kard:1 over 5", "6:18", "kard:1"),
  ])
  func anElementThatIsNotThereIsNamed(step: String, place: String, name: String) throws {
    let script = try script(Sample.text(step + "\n"))
    let error = try #require(throws: ReplayError.self) {
      try ReplayPlayer(script).play(on: Table())
    }
    #expect(
      error.description.hasPrefix(
        "first.replay:\(place): expected an element on the stage, found `\(name)`; there are card:")
    )
  }

  @Test func anElementThatHasGoneIsNotThere() throws {
    let script = try script(Sample.text("0 tap card:1\n999 tap card:1\n1999 tap card:1\n"))
    let table = Table()
    table.vanishingCard = 1
    let error = try #require(throws: ReplayError.self) {
      try ReplayPlayer(script).play(on: table)
    }
    #expect(
      error.description
        == "first.replay:8:10: expected an element on the stage, found `card:1`; "
        + "there are card:0, card:2, card:3, card:4")
  }

  @Test func whatTheTargetThrowsIsAFailure() throws {
    let script = try script(Sample.text("0 tap card:1\n5 key q\n6 tap card:1\n"))
    let table = Table()
    table.failingKey = "q"
    let report = try ReplayPlayer(script).play(on: table)
    #expect(
      report.failures.map(\.description)
        == ["first.replay:7:3: `key q` failed: no such key on the table"])
    #expect(report.steps == 2)
  }

  @Test func playingStopsAtAnInstant() throws {
    let script = try script(
      Sample.text("0 tap card:1\n100 press card:1 for 100\n300 tap card:1\n400 end\n"))
    for (milliseconds, events) in [
      (-1, 0), (0, 2), (99, 2), (199, 3), (200, 4), (299, 4), (300, 6),
    ] {
      let table = Table()
      let report = try ReplayPlayer(script).play(
        on: table, until: Instant(milliseconds: Int64(milliseconds)))
      #expect(table.sent.count == events, "at \(milliseconds) ms")
      #expect(report.end == max(.zero, Instant(milliseconds: Int64(milliseconds))))
    }
  }

  @Test func aPressWithoutAnEndIsPlayedToItsEnd() throws {
    let script = try script(Sample.text("0 press card:1 for 100\n"))
    let table = Table()
    let report = try ReplayPlayer(script).play(on: table)
    #expect(!report.isComplete)
    #expect(table.taps[1] == 1)
    #expect(report.end == Instant(milliseconds: 100))
  }

  @Test func twoTargetsAreComparedInLockStep() throws {
    let script = try script(
      Sample.text("0 tap card:0\n1 press card:4 for 10\n5 tap card:1 pointer 1\n20 end\n"))
    let equal = try ReplayPlayer(script).compare(Table(), with: Table())
    #expect(equal.isSuccess)
    #expect(equal.digests == 5, "after each of the four steps and the end of the press")

    let other = Table()
    other.tapsOfLastCard = 3
    let failure = try #require(
      try ReplayPlayer(script).compare(Table(), with: other).failures.first)
    #expect(failure.description.hasPrefix("first.replay:7:3: after `press card:4 for 10`"))
    #expect(failure.description.hasSuffix("\n  card:4.taps: expected 1, found 3"))
  }

  @Test func aScriptThatWasBuiltGetsPlaces() throws {
    let script = ReplayScript(
      header: Sample.header, steps: [ReplayStep(at: 0, .tap(.element("nowhere")))])
    let error = try #require(throws: ReplayError.self) {
      try ReplayPlayer(script, file: "built").play(on: Table())
    }
    #expect(error.position.description == "built:7:12")
  }

  @Test func aScriptThatWasReadAndGotMoreStepsGetsNewPlaces() throws {
    var script = try Sample.script("0 tap card:1\n")
    #expect(try ReplayPlayer(script, file: "built").script.file == "sample.replay")
    script.steps.append(ReplayStep(at: 5, .tap(.element("nowhere"))))
    let error = try #require(throws: ReplayError.self) {
      try ReplayPlayer(script, file: "built").play(on: Table())
    }
    #expect(error.position.description == "built:8:12")
  }

  @Test func ofTwoTargetsTheFirstIsHeldToWhatIsExpected() throws {
    let script = try script(
      Sample.text("0 expect card:1.taps = 2\n1 expect effect close\n2 expect card:1.taps = 0\n"))
    let report = try ReplayPlayer(script).compare(Table(), with: Table())
    #expect(report.expectations == 3)
    #expect(
      report.failures.map(\.description) == [
        "first.replay:6:3: expected card:1.taps = 2, found 0",
        "first.replay:7:3: expected the effect close, found none",
      ])
  }

  @Test func ofNothingThatWasPlayedThereIsNoEnd() {
    let report = ReplayReport()
    #expect(report.isSuccess && !report.isComplete)
    #expect((report.steps, report.digests, report.expectations) == (0, 0, 0))
  }

  @Test func aScriptWhoseTimesFallIsRefused() throws {
    let script = ReplayScript(
      header: Sample.header, steps: [ReplayStep(at: 5, .text("a")), ReplayStep(at: 4, .text("b"))])
    #expect(throws: ReplayError.self) { try ReplayPlayer(script) }
  }

  // MARK: Lines changed by hand

  @Test(arguments: [
    // A value, a line that is left out, one that is made up, and one at a step that changed nothing.
    (
      "         card:4.taps = 1\n", "         card:4.taps = 7\n", "card:4.taps: expected 7, found 1"
    ),
    ("         card:4.taps = 1\n", "", "card:4.taps: expected 0, found 1"),
    (
      "         card:4.taps = 1\n", "         card:4.taps = 1\n         ghost = 1\n",
      "ghost: expected 1, found no such line"
    ),
    (
      "         card:4.rests = true\n 5000", " 5000",
      "card:4.rests: expected false, found true"
    ),
  ])
  func linesOfTheStateThatWereChangedByHandAreNamed(
    line: String, other: String, message: String
  ) throws {
    let text = try recording()
    let changed = text.replacingOccurrences(of: line, with: other)
    if changed == text { return }
    let report = try ReplayPlayer(try script(changed)).play(on: Table())
    let failure = try #require(report.failures.first)
    #expect(failure.description.contains("expected lines that belong to the digest, found others"))
    #expect(failure.description.hasSuffix("\n  " + message))
  }

  @Test func aLineAtAStepThatChangedNothingIsNamed() throws {
    let table = Table()
    let digest = digestText(table.digest)
    for (line, isRight) in [("card:0.taps = 0", true), ("card:0.taps = 1", false)] {
      let script = try script(
        Sample.text("0 wait #\(digest)\n1 wait #\(digest)\n  \(line)\n"))
      #expect(try ReplayPlayer(script).play(on: Table()).isSuccess == isRight)
    }
  }

  @Test func whoeverExpectsTooMuchInVainIsToldOftenEnough() throws {
    let steps = String(repeating: "0 expect card:1.taps = 2\n", count: 5000)
    let report = try ReplayPlayer(try script(Sample.text(steps))).play(on: Table())
    #expect(report.failures.count == ReplayGrammar.failures)
  }

  @Test func aStreamThatIsPlayedComesToTheSame() throws {
    let text = try recording()
    var rest = Array(text.utf8)[...]
    let reader = try ReplayReader(file: "first.replay") {
      defer { rest = rest.dropFirst(10) }
      return Array(rest.prefix(10))
    }
    var instants: [Instant] = []
    let report = try reader.play(on: Table(), isComplete: true) { instants.append($0) }
    #expect(report == (try ReplayPlayer(try script(text)).play(on: Table())))
    #expect(instants.last == Instant(milliseconds: 5000))
  }

  /// Long stretches of time are told of while they pass, and change nothing.
  @Test func whoWatchesALongReplaySeesItGoOn() throws {
    let text = Sample.text("0 tap card:1\n3600000 expect card:1.rests = true\n3600000 end\n")
    var rest = Array(text.utf8)
    let reader = try ReplayReader(file: "first.replay") {
      defer { rest = [] }
      return rest
    }
    var instants: [Instant] = []
    let report = try reader.play(
      on: Table(), until: Instant(milliseconds: 7_200_000), isComplete: true
    ) { instants.append($0) }
    #expect(report.isSuccess)
    #expect(report.end == Instant(milliseconds: 7_200_000))
    #expect(instants.count >= 10)
  }
}
