import ArgumentParser
import Assets
import Foundation
import Fuzzing
import RecallUI
import Replay

extension Commands {
  struct Fuzz: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Play at random until something breaks, and say how to break it.",
      discussion: """
        The same seed plays the same. What breaks the game is made as small as possible and \
        written down as a replay file. While it runs, fuzz-SEED.replay holds what is being \
        played: should even this program crash, that file shows how.
        """)

    @Option(help: "How often to tap, press, drag, type … on the whole game in all.")
    var taps = 10_000

    @Option(help: "What is played depends on this alone. Drawn when not given.")
    var seed: UInt64?

    @Option(help: ArgumentHelp("Where to write what was found.", valueName: "folder"))
    var findings = "."

    func validate() throws {
      guard taps >= 0 else {
        throw ValidationError("--taps: expected 0 or more, found \(taps)")
      }
    }

    func run() throws {
      let seed = seed ?? UInt64.random(in: .min ... .max)
      try fuzzModel(seed)
      try fuzzParser(seed)
      try fuzzStage(seed)
    }

    /// The rules alone and the parser alone take a tenth of the time, so they get ten times as much.
    private var cheapSteps: Int {
      let (steps, overflow) = taps.multipliedReportingOverflow(by: 10)
      return overflow ? .max : steps
    }

    private func fuzzModel(_ seed: UInt64) throws {
      let report = try ModelFuzzer(seed: seed, operations: cheapSteps).run()
      guard report.isSuccess else { throw CommandFailure(.diverged, ["\(report)"]) }
      print("model: \(report.operations) operations in \(report.setups.count) games")
    }

    private func fuzzParser(_ seed: UInt64) throws {
      let report = ParserFuzzer(seed: seed, texts: cheapSteps).run()
      guard report.isSuccess else { throw CommandFailure(.diverged, ["\(report)"]) }
      print("parser: \(report.accepted) texts accepted, \(report.refused) refused")
    }

    private func fuzzStage(_ seed: UInt64) throws {
      let decks = try Assets.deckNames.map { name in
        FuzzDeck(name: name, pairs: try Assets.deck(named: name).symbols.count)
      }
      let measurer = try GameTable.textMeasurer()
      let journal = FuzzJournal(folder: findings, seed: seed)
      let report = try StageFuzzer(seed: seed, taps: taps, decks: decks).run(
        invariants: StageTarget.invariants, journal: journal.add,
        look: { target in _ = target.stage.displayList },
        makeTarget: { header in
          let table = try GameTable(deck: header.deck, pairs: header.pairs)
          return StageTarget(try table.stage(header, textMeasurer: measurer))
        })
      guard let finding = report.finding else {
        journal.remove()
        let counts = report.counts.map { "\($0.kind) \($0.count)" }.joined(separator: ", ")
        print("stage: \(report.steps) steps in \(report.rounds.count) rounds (\(counts))")
        print("Nothing found with seed \(seed).")
        return
      }
      let path = try journal.replace(by: finding)
      throw CommandFailure(
        .diverged,
        ["\(finding)", "It is written down in \(path): `recall replay \(path)` shows it."])
    }
  }
}
