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
    _ = try journal.replace(by: found)
    let text = try folder.text("fuzz-1.replay")
    #expect(try ReplayScript(parsing: text, file: "fuzz-1.replay").header.fonts == fonts)
  }

  @Test func whatIsPlayedIsWrittenDownWhileItIsPlayed() throws {
    let found = try #require(try finding(FuzzJournal(folder: folder.url.path, seed: 1)))
    let played = try folder.text("fuzz-1.replay")
    #expect(try ReplayScript(parsing: played, file: "fuzz-1.replay") == found.script)
  }

  @Test func whatIsFoundIsWrittenDownAsASmallReplay() throws {
    let journal = FuzzJournal(folder: folder.url.path, seed: 1)
    let found = try #require(try finding(journal))
    #expect(try journal.replace(by: found) == folder.path("fuzz-1.replay"))
    let text = try folder.text("fuzz-1.replay")
    #expect(
      text.contains("// It fails: expected that nobody ever moves, found that somebody moved"))
    #expect(try ReplayScript(parsing: text, file: "fuzz-1.replay").steps == found.minimal.steps)
    // Two cards make a move, and no less can be found.
    #expect(found.minimal.steps.count == 2)
    // Without the rule that no game keeps, it is an ordinary game.
    #expect(try RecallProcess.run(["replay", folder.path("fuzz-1.replay")]).status == 0)
  }
}
