import Testing

@testable import Replay

@Suite struct ReplayUpdateTests {
  private func update(
    _ text: String
  ) throws -> (text: String, changes: [ReplayUpdate.Change]) {
    let table = Table()
    var outlined = try reader(text)
    let outline = try ReplayOutline(reading: &outlined)
    var update = ReplayUpdate(hasDigests: outline.digests > 0, beginning: table.snapshot)
    _ = try reader(text).play(
      on: table, isComplete: true, checks: .expectations,
      observer: { update.note($0, digest: table.digest, snapshot: table.snapshot) })
    let (bytes, changes) = update.apply(to: Array(text.utf8))
    return (String(decoding: bytes, as: UTF8.self), changes)
  }

  private func reader(_ text: String) throws -> ReplayReader {
    var bytes = Array(text.utf8)
    return try ReplayReader(file: "a.replay") {
      defer { bytes = [] }
      return bytes
    }
  }

  private func holds(_ text: String) throws -> Bool {
    try ReplayPlayer(ReplayScript(parsing: text, file: "a")).play(on: Table()).isSuccess
  }

  @Test func aScriptWithoutDigestsGetsThemBehindWhatActs() throws {
    let text = Sample.text(
      "// first\n0 tap card:1\n\n1 expect focus = true\n// last\n2 end\n// over\n")
    let (new, changes) = try update(text)
    #expect(changes.map(\.line) == [7, 11])
    #expect(changes.allSatisfy { $0.oldDigest == nil && $0.lines.isEmpty })
    #expect(try holds(new))
    #expect(new.replacing(/[ ]+#[0-9a-f]{16}/, with: "") == text)
    #expect(try update(new).text == new)
  }

  private static let wrong = "#0000000000000001"

  @Test func onlyDigestsThatThereAreAreSet() throws {
    let text = Sample.text("0 tap card:1\n1 tap card:2 \(Self.wrong)  \n2 end\n")
    let (new, changes) = try update(text)
    #expect(changes.map(\.oldDigest) == [1])
    #expect(changes.map(\.line) == [7])
    #expect(new.contains("1 tap card:2 #\(digestText(changes[0].digest))  \n2 end\n"))
    #expect(try holds(new))
  }

  @Test func linesOfTheStateAreSetAndCommentsStay() throws {
    let text = Sample.text(
      """
      0 start \(Self.wrong)
          card:0.taps = 9
          nobody = 1
      // in between
      5 tap card:3 \(Self.wrong)
          card:3.taps = 7

      // end
      6 end \(Self.wrong)

      """)
    let (new, changes) = try update(text)
    #expect(try holds(new))
    #expect(new.contains("// in between\n5 tap card:3 #"))
    #expect(
      new.contains("         card:3.rests = false\n         card:3.taps = 1\n\n// end\n6 end #"))
    #expect(!new.contains("nobody"))
    #expect(
      changes[1].lines == [
        SnapshotDifference(name: "card:3.taps", expected: "7", found: "1"),
        SnapshotDifference(name: "card:3.rests", expected: nil, found: "false"),
      ])
    #expect(try update(new).changes.isEmpty)
  }

  @Test func endsOfLinesStayAsTheyAre() throws {
    let text = Sample.text("0 tap card:1 \(Self.wrong)\n    card:1.taps = 2\n1 end\n")
      .replacing("\n", with: "\r\n")
    let new = try update(text).text
    #expect(!new.replacing("\r\n", with: "").contains("\n"))
    #expect(try holds(new))
  }

  @Test func aLineInWhichTheWriterDiedStaysAsItIs() throws {
    let text = Sample.text("0 tap card:1 \(Self.wrong)\n1 tap card:2    #")
    #expect(try update(text).text.hasSuffix("\n1 tap card:2    #"))
  }

  @Test func whereTheStartTellsAllLinesEachStepGetsItsOwn() throws {
    let text = Sample.text(
      "0 start \(Self.wrong)\n    card:0.taps = 0\n5 tap card:3 \(Self.wrong)\n6 end\n")
    let (new, changes) = try update(text)
    #expect(try holds(new))
    #expect(
      new.contains(
        "         card:0.rests = true\n         card:0.taps = 0\n         card:1.rests = true\n"))
    #expect(
      new.contains("         card:3.rests = false\n         card:3.taps = 1\n6 end\n"))
    #expect(changes.map(\.line) == [6, 8])
    #expect(
      changes[1].lines == [
        SnapshotDifference(name: "card:3.rests", expected: nil, found: "false"),
        SnapshotDifference(name: "card:3.taps", expected: nil, found: "1"),
      ])
  }

  @Test func linesTellWhatChangedSinceTheDigestBefore() throws {
    let text = Sample.text(
      "0 tap card:1 \(Self.wrong)\n1 tap card:2 \(Self.wrong)\n    card:2.taps = 7\n2 end\n")
    let new = try update(text).text
    #expect(new.contains("\n         card:2.rests = false\n         card:2.taps = 1\n2 end\n"))
    #expect(!new.contains("card:1.taps"))
    #expect(try holds(new))
  }

  @Test func linesAreSetWhereOnlyTheyAreWrong() throws {
    let text = Sample.text("0 tap card:1 \(Self.wrong)\n    card:1.taps = 7\n2 end\n")
    let right = try update(text).text
    let (new, changes) = try update(right.replacing("card:1.taps = 1", with: "card:1.taps = 3"))
    #expect(new == right)
    #expect(changes.map { $0.oldDigest == $0.digest } == [true])
    let difference = SnapshotDifference(name: "card:1.taps", expected: "3", found: "1")
    #expect(changes.map(\.lines) == [[difference]])
  }

  @Test func aLineInWhichTheWriterDiedGetsNoDigest() throws {
    let (new, changes) = try update(Sample.text("0 tap card:1\n1 tap card:2    #"))
    #expect(new.hasSuffix("\n1 tap card:2    #"))
    #expect(changes.map(\.line) == [6])
  }

  /// A player holds each digest to all lines that were told before.
  @Test func aLineThatIsToldOnceIsToldWhereverItChanges() throws {
    let text = Sample.text(
      """
      0 tap card:1 \(Self.wrong)
      1 tap card:2 \(Self.wrong)
          card:2.taps = 9
      2 tap card:1 \(Self.wrong)
      3 tap card:2 \(Self.wrong)
      4 end \(Self.wrong)

      """)
    let (new, _) = try update(text)
    #expect(try holds(new))
    #expect(new.contains("\n         card:2.taps = 2\n4 end"))
    #expect(!new.contains("card:1.taps"))
    #expect(try update(new).changes.isEmpty)
  }

  /// A press has the digest of its end.
  @Test func untilAStepIsOverNothingIsNoted() throws {
    let text = Sample.text("0 press card:1 for 100 \(Self.wrong)\n")
    let step = try #require(try ReplayScript(parsing: text, file: "a").steps.first)
    var update = ReplayUpdate(hasDigests: true, beginning: StateSnapshot())
    update.note(
      PlayedEvent(index: 0, step: step, isLast: false), digest: 2, snapshot: StateSnapshot())
    #expect(update.apply(to: Array(text.utf8)).changes.isEmpty)
    update.note(
      PlayedEvent(index: 0, step: step, isLast: true), digest: 2, snapshot: StateSnapshot())
    #expect(update.apply(to: Array(text.utf8)).changes.map(\.digest) == [2])
  }
}
