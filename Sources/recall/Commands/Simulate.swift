import ArgumentParser
import Foundation
import Fuzzing
import Rasterizer
import RecallUI
import Simulation

extension Commands {
  /// Many games between bots.
  struct Simulate: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Let bots play many games, and tell how they went.",
      discussion: """
        The bots:
          random           remembers nothing
          perfect          forgets nothing, and plays alone as well as can be
          fifo:7           remembers 7 cards; the one remembered longest makes room
          lru:7            remembers 7 cards; the one not seen for longest makes room
          forgetful:0.9    after a move keeps each card with that probability
          optimal          forgets nothing, and plays against another as well as can be; passes \
        when that is best
          optimal-no-pass  the same, but never passes

        Every game is played through the model that the window plays. Two passes in a row end \
        a game: the pairs that are left go to nobody. The same seed gives the same games; the \
        number of jobs changes nothing but the time, which goes to standard error.
        """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
      case text, json, csv, jsonl
    }

    @Option(help: ArgumentHelp("Who plays.", valueName: "name"))
    var bot: String

    @Option(help: ArgumentHelp("Who plays against it; nobody when not given.", valueName: "name"))
    var against: String?

    @Option(parsing: .unconditional, help: "How many pairs of cards, 1 to 10000.")
    var pairs = 8

    @Option(parsing: .unconditional, help: "How many games.")
    var games = 10_000

    @Option(
      parsing: .unconditional, help: "Where all chance comes from: the same seed, the same games.")
    var seed: UInt64 = 1

    @Option(
      parsing: .unconditional,
      help: "How many games to play at a time, 1 to 256; as many as there are cores.")
    var jobs: Int?

    @OptionGroup var sharing: ShardOptions

    @Option(help: "How to tell; jsonl are lines that `recall merge` adds up.")
    var format = Format.text

    @Option(
      help: ArgumentHelp(
        "Draw how often each number came up, too, into a file that ends in .png or .svg.",
        valueName: "file"), completion: .file())
    var plot: String?

    @Flag(help: "Replace the file of the plot, if it is there.")
    var force = false

    func validate() throws {
      try require(pairs, in: SimulationPart.pairsRange, for: "--pairs")
      try require(games, in: SimulationPart.gamesRange, for: "--games")
      if let jobs { try require(jobs, in: 1...256, for: "--jobs") }
      for name in [bot, against].compactMap({ $0 }) {
        let kind = try kind(name)
        guard pairs > TwoPlayerTable<Double>.limit else { continue }
        if kind == .optimal || kind == .optimalWithoutPassing {
          throw ValidationError(
            "'\(name)' plays with 1 to \(TwoPlayerTable<Double>.limit) pairs, not \(pairs).")
        }
      }
    }

    private func require(_ value: Int, in range: ClosedRange<Int>, for name: String) throws {
      guard range.contains(value) else {
        throw ValidationError(
          "\(name) is \(range.lowerBound) to \(range.upperBound), not \(value).")
      }
    }

    private func kind(_ name: String) throws -> BotKind {
      do {
        return try BotKind(name: name)
      } catch {
        throw ValidationError("\(error).")
      }
    }

    func run() throws {
      let simulation = Simulation(
        try kind(bot), against: try against.map(kind), pairs: pairs, seed: seed)
      // Before the games are played: nobody wants to hear of a wrong name after an hour.
      let file = try plot.map { try PlotFile(path: $0, replaces: force) }
      let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
      let clock = ContinuousClock()
      let start = clock.now
      let part = SimulationPart(simulation, games: games, share: try sharing.share())
      let tally: Tally
      do {
        tally = try SharedGames(simulation, part.numbers, progress: ProgressBar("simulate"))
          .play(jobs: jobs)
      } catch {
        throw CommandFailure(error)
      }
      let seconds = start.duration(to: clock.now) / .seconds(1)
      try file.map { try draw(SimulationPlot(simulation, tally), to: $0) }
      let report = SimulationReport(simulation, tally)
      switch format {
      case .text: try Output.write(report.text)
      case .json: try Output.write(try report.json)
      case .csv: try Output.write(report.csv)
      case .jsonl: try Output.write(try JSONLine.of(part.with(tally)))
      }
      CommandFailure.write(Self.pace(games: tally.games, seconds: seconds, jobs: jobs))
    }

    private func draw(_ plot: SimulationPlot, to file: PlotFile) throws {
      let measurer = PangoTextMeasurer()
      let stage = Stage(size: plot.size, textMeasurer: measurer) { plot }
      try file.write(stage, text: measurer)
    }

    /// How fast it went. Of a moment that is too short to be measured there is no rate.
    static func pace(games: Int, seconds: Double, jobs: Int) -> String {
      let players = "\(jobs) \(jobs == 1 ? "job" : "jobs")"
      guard seconds >= 0.01 else { return "under 0.01 s, \(players)" }
      let rate = String(format: "%.0f games per second: %.2f s", Double(games) / seconds, seconds)
      return "\(rate), \(players)"
    }
  }
}
