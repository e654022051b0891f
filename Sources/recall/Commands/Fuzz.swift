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

    @Option(
      parsing: .unconditional,
      help: "How often to tap, press, drag, type … on the whole game in all.")
    var taps = 10_000

    @Option(
      parsing: .unconditional, help: "What is played depends on this alone. Drawn when not given.")
    var seed: UInt64?

    @Option(help: ArgumentHelp("Where to write what was found.", valueName: "folder"))
    var findings = "."

    /// What is played is counted round by round, in memory: of so many, in 100 MB.
    private static let tapsRange = 0...100_000_000

    func validate() throws {
      guard Self.tapsRange.contains(taps) else {
        throw ValidationError(
          "--taps: expected a number from 0 to \(Self.tapsRange.upperBound), found \(taps)")
      }
      guard !findings.isEmpty else {
        throw ValidationError("--findings: expected a folder, found nothing")
      }
    }

    func run() throws {
      let seed = seed ?? UInt64.random(in: .min ... .max)
      try fuzzModel(seed)
      try fuzzParser(seed)
      try fuzzStage(seed)
    }

    /// The rules alone and the parser alone take a tenth of the time, so they get ten times as much.
    private var cheapSteps: Int { taps * 10 }

    private func fuzzModel(_ seed: UInt64) throws {
      let report = try ModelFuzzer(seed: seed, operations: cheapSteps).run()
      guard report.isSuccess else { throw CommandFailure(.diverged, ["\(report)"]) }
      try Output.write("model: \(report.operations) operations in \(report.setups.count) games")
    }

    private func fuzzParser(_ seed: UInt64) throws {
      let report = ParserFuzzer(seed: seed, texts: cheapSteps).run()
      guard report.isSuccess else { throw CommandFailure(.diverged, ["\(report)"]) }
      try Output.write("parser: \(report.accepted) texts accepted, \(report.refused) refused")
    }

    private func fuzzStage(_ seed: UInt64) throws {
      let decks = try Assets.deckNames.map { name in
        FuzzDeck(name: name, pairs: try Assets.deck(named: name).symbols.count)
      }
      // Of so many pairs a table scrolls in most windows.
      let large = decks.first.map { [FuzzDeck(name: $0.name, pairs: 150)] } ?? []
      let measurer = try GameTable.textMeasurer()
      let journal = FuzzJournal(folder: findings, seed: seed)
      let progress = ProgressBar("fuzz")
      var pieces = 0
      let report = try StageFuzzer(seed: seed, taps: taps, decks: decks + large).run(
        invariants: StageTarget.invariants,
        journal: { round, piece in
          pieces += 1
          // Most taps come with a piece of time before them.
          progress.show(pieces, of: taps * 3 / 2)
          try journal.add(round: round, piece: piece)
        },
        look: { target in _ = target.stage.displayList },
        makeTarget: { header in
          let table = try GameTable(deck: header.deck, pairs: header.pairs)
          return StageTarget(
            try table.stage(header, textMeasurer: measurer), textMeasurer: measurer)
        })
      guard let finding = report.finding else {
        progress.clear()
        journal.remove()
        let counts = report.counts.map { "\($0.kind) \($0.count)" }.joined(separator: ", ")
        try Output.write(
          """
          stage: \(report.steps) steps in \(report.rounds.count) rounds (\(counts))
          Nothing found with seed \(seed).
          """)
        return
      }
      progress.clear()
      let path = try journal.replace(by: finding).printable
      throw CommandFailure(
        .diverged,
        ["\(finding)", "It is written down in \(path): `recall replay \(path)` shows it."])
    }
  }
}
