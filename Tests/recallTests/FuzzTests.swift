import Foundation
import Fuzzing
import Replay
import Testing

@testable import recall

@Suite struct FuzzTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
  }

  @Test func theSameSeedPlaysTheSameAndLeavesNothingBehind() throws {
    let first = try RecallProcess.run(["fuzz", "--taps", "60", "--seed", "3"], in: folder.url)
    let second = try RecallProcess.run(["fuzz", "--taps", "60", "--seed", "3"], in: folder.url)
    #expect(first.errors == "")
    #expect(first.status == 0)
    #expect(first.output.hasSuffix("Nothing found with seed 3.\n"))
    #expect(first.output.contains("stage: 60 steps"))
    #expect(second.output == first.output)
    #expect(try files() == [])
  }

  @Test func aSeedThatWasDrawnIsSaid() throws {
    let result = try RecallProcess.run(["fuzz", "--taps", "1"], in: folder.url)
    let seed = result.output.matches(of: /Nothing found with seed (\d+)\.\n$/).first?.output.1
    #expect(seed.flatMap { UInt64($0) } != nil)
  }

  @Test func whatIsPlayedCannotBeWrittenDown() throws {
    let result = try RecallProcess.run(
      ["fuzz", "--taps", "1", "--seed", "3", "--findings", "no/folder"], in: folder.url)
    #expect(result.status == 2)
    #expect(
      result.errors == """
        Error: cannot write what is played in no/folder/fuzz-3.replay: No such file or directory

        """)
  }

  /// A game that is held to a rule which no game keeps.
  private func finding(_ journal: FuzzJournal) throws -> FuzzFinding? {
    let measurer = try GameTable.textMeasurer()
    let noMoves = Invariant("nobody ever moves") { seen in
      seen.after["moves"] == "0" ? nil : "somebody moved"
    }
    let decks = [FuzzDeck(name: "vehicles", pairs: 4)]
    return try StageFuzzer(seed: 1, taps: 1000, decks: decks).run(
      invariants: [noMoves], journal: journal.add,
      makeTarget: { header in
        let table = try GameTable(deck: header.deck, pairs: header.pairs)
        return StageTarget(
          try table.stage(header, textMeasurer: measurer), textMeasurer: measurer)
      }
    ).finding
  }

  /// Like a recording: where other letters make it come out otherwise, the replay says so.
  @Test func whatIsFoundNamesItsFonts() throws {
    let journal = FuzzJournal(folder: folder.url.path, seed: 1)
    let found = try #require(try finding(journal))
    let fonts = ReplayFonts(of: try GameTable.textMeasurer())
    let played = try folder.text("fuzz-1.replay")
    #expect(try ReplayScript(parsing: played, file: "fuzz-1.replay").header.fonts == fonts)
    #expect(found.minimal.header.fonts == fonts)
  }

  @Test func whatIsPlayedIsWrittenDownWhileItIsPlayed() throws {
    let found = try #require(try finding(FuzzJournal(folder: folder.url.path, seed: 1)))
    let played = try folder.text("fuzz-1.replay")
    #expect(try ReplayScript(parsing: played, file: "fuzz-1.replay") == found.script)
  }

  @Test func theInvariantsAreListed() throws {
    let all = try RecallProcess.run(["fuzz", "--invariants"], in: folder.url)
    #expect(all.status == 0)
    #expect(all.output.split(separator: "\n").count == FuzzInvariant.all.count)
    let some = try RecallProcess.run(
      ["fuzz", "--invariants", "--level", "deck"], in: folder.url)
    #expect(some.output.contains("deck faces-differ"))
    #expect(!some.output.contains("model "))
  }

  @Test(arguments: FuzzLevel.allCases)
  func eachLevelIsPlayedByItself(level: FuzzLevel) throws {
    let result = try RecallProcess.run(
      ["fuzz", "--level", level.rawValue, "--events", "25", "--seed", "4"], in: folder.url)
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("\(level.rawValue): 25 \(level.unit) in 1 round"))
    #expect(try files() == [])
  }

  @Test func aRoundIsPlayedAgainAlone() throws {
    let call = ["fuzz", "--level", "stage", "--seed", "4", "--round", "2"]
    let result = try RecallProcess.run(call, in: folder.url)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("round 2: seed 4, round 2: "))
    #expect(result.output.hasSuffix("500 steps, nothing found\n"))
    #expect(try RecallProcess.run(call, in: folder.url).output == result.output)
  }

  /// What of the screens is played on is a part of what a seed stands for.
  @Test(arguments: FuzzedScreen.allCases)
  func oneScreenIsPlayedOnAlone(screen: FuzzedScreen) throws {
    let call = ["fuzz", "--level", "stage", "--seed", "4", "--screen", screen.rawValue]
    let shown = try (0..<3).map { number in
      try RecallProcess.run(call + ["--round", "\(number)"], in: folder.url).output
    }
    let isTable = screen == .table || screen == .tables
    #expect(shown.allSatisfy { $0.contains("pairs, deal") == isTable })
    #expect(shown.allSatisfy { $0.contains(", 26 pairs,") } == (screen == .table))
    #expect(shown.allSatisfy { $0.contains(": screen \(screen.rawValue), ") } == !isTable)
  }

  @Test(arguments: [
    (["--screen", "table"], "Error: --screen: expected --level stage with it, found none"),
    (
      ["--screen", "table", "--level", "model"],
      "Error: --screen: expected --level stage with it, found none"
    ),
    (
      ["--rate", "--format", "jsonl"],
      "Error: --rate: expected --format text with it, found jsonl"
    ),
  ])
  func whatDoesNotGoTogetherIsRefused(options: [String], message: String) throws {
    let result = try RecallProcess.run(["fuzz", "--events", "1"] + options, in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix(message))
  }

  @Test func theRateIsToldWhereItIsAskedFor() throws {
    let call = ["fuzz", "--level", "stage", "--events", "25", "--seed", "4", "--rate"]
    let lines = try RecallProcess.run(call, in: folder.url).output.split(separator: "\n")
    let rate = try /stage: \d+ steps a second, \d+ events a second, in \d+\.\d\d s/.wholeMatch(
      in: lines[0])
    #expect(rate != nil)
    #expect(try /stage: 25 steps in 1 round \(.+\), \d+ events/.wholeMatch(in: lines[1]) != nil)
  }

  /// The number of threads, and who is faster, changes nothing.
  @Test func jobsChangeNothing() throws {
    let call = ["fuzz", "--level", "model", "--events", "9000", "--seed", "4", "--format", "jsonl"]
    let one = try RecallProcess.run(call, in: folder.url)
    let three = try RecallProcess.run(call + ["--jobs", "3"], in: folder.url)
    #expect(one.status == 0)
    #expect(one.output == three.output)
    #expect(try FuzzResult(lines: [String(one.output.dropLast())]).tally.events == 9000)
  }

  @Test func aTimeIsKept() throws {
    let result = try RecallProcess.run(
      ["fuzz", "--level", "deck", "--for", "1", "--seed", "4"], in: folder.url)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("deck: "))
  }

  @Test func whatIsFoundIsWrittenDownUnderANameOfItsOwn() throws {
    let run = FuzzRun(version: "1.1.0", level: .stage, seed: 7, events: 200)
    var outcome = FuzzOutcome()
    outcome.fault = FuzzFault("holds", "expected a hold", events: 9)
    var tally = FuzzTally()
    tally.add(outcome, of: 3)
    let failure = try #require(tally.failures.first)
    let script = "recall-replay 1\ndeck vehicles\npairs 2\nseed 1\nviewport 90x60\n\n0 end\n"
    let record = FuzzRecord(
      failure, of: run, ShrunkFault("two\nlines", events: 1, text: script, isReplay: true))
    let file = FindingFile(folder: folder.url.path)
    #expect(try file.write(record) == folder.path("fuzz-stage-7-3.replay"))
    #expect(try file.write(record) == folder.path("fuzz-stage-7-3-2.replay"))
    let text = try folder.text("fuzz-stage-7-3.replay")
    #expect(
      text == """
        recall-replay 1
        // Breaks the invariant holds of recall 1.1.0.
        // It fails: two
        // lines
        // Found by `recall fuzz --level stage --seed 7 --round 3`.
        deck vehicles
        pairs 2
        seed 1
        viewport 90x60

        0 end

        """)
    let path = folder.path("fuzz-stage-7-3.replay")
    #expect(try RecallProcess.run(["replay", path]).status == 0)
    #expect(throws: CommandFailure.self) { try FindingFile(folder: "no/folder").write(record) }
  }

  @Test func theProgressTellsEventsRateStatesAndFindings() {
    let run = FuzzRun(version: "1", level: .stage, seed: 1, events: 4000, shard: 1, shards: 2)
    var tally = FuzzTally()
    var outcome = FuzzOutcome()
    (outcome.events, outcome.states) = (300, 40)
    outcome.fault = FuzzFault("holds", "", events: 300)
    tally.add(outcome, of: 0)
    #expect(
      FuzzProgress.line(tally, of: run, after: 2)
        == "300 of 2000 steps, 150 a second, 40 states, 1 finding")
    outcome.inputs = 900
    tally.add(outcome, of: 1)
    #expect(
      FuzzProgress.line(tally, of: run, after: 2)
        == "600 of 2000 steps, 450 events a second, 80 states, 2 findings")
  }
}
