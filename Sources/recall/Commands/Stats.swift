import ArgumentParser
import Foundation
import Rasterizer
import RecallHome
import RecallUI
import Records
import Statistics

extension Commands {
  /// What the games that were played tell.
  struct Stats: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Tell what the games that were played tell.",
      discussion: """
        Means have the interval in which the true one lies at 95 % confidence, from three games on. \
        How many cards are remembered is told by how many moves ago they were seen, with what blind \
        choices hit taken off. Games that can go on don't count yet. Nothing is changed or made but \
        the plot.
        """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
      case text, csv, json
    }

    @Option(help: "How to tell: in words, a line for each game, or everything.")
    var format = Format.text

    @Option(
      help: ArgumentHelp(
        "Draw charts of it, too, into a file that ends in .png or .svg.", valueName: "file"),
      completion: .file())
    var plot: String?

    @Flag(help: "Replace the file of the plot, if it is there.")
    var force = false

    @Option(
      help: ArgumentHelp(
        "The folder in which games are kept. Where they are kept when not given.",
        valueName: "folder"), completion: .directory)
    var data: String?

    @Option(help: ArgumentHelp("Only games with the deck of this name.", valueName: "deck"))
    var deck: String?

    @Option(parsing: .unconditional, help: "Only games with so many pairs.")
    var pairs: Int?

    @Option(
      help: ArgumentHelp("Only games from this day on, such as 2026-11-22.", valueName: "day"))
    var since: CalendarDay?

    @Option(
      help: ArgumentHelp("Only games up to this day, such as 2026-11-22.", valueName: "day"))
    var until: CalendarDay?

    func run() throws {
      do {
        try pairs.map(GameTable.require(pairs:))
        let file = try plot.map { try PlotFile(path: $0, replaces: force) }
        var unreadable = 0
        let records = try RecordStore.records(at: try path) { count in
          unreadable = count
          CommandFailure.write("Warning: " + GameKeeper.sentence(aboutUnreadable: count).plainText)
        }
        // Days begin where the player is, in summer as clocks were then.
        let zone = TimeZone.current
        let export = StatisticsExport(
          records,
          filter: RecordFilter(deck: deck, pairs: pairs, since: since, until: until)
        ) { seconds in
          let date = Date(
            timeIntervalSince1970: Double(min(max(seconds, -Self.farthest), Self.farthest)))
          return zone.secondsFromGMT(for: date)
        }
        try file.map { try draw(export.statistics, to: $0) }
        try tell(export, of: records.count, unreadable: unreadable)
      } catch {
        throw CommandFailure(error)
      }
    }

    /// Three thousand years, in seconds: clocks have the same rules on behind.
    private static let farthest: Int64 = 100_000_000_000

    private var path: String {
      get throws {
        guard let data else {
          return try DataFolder(environment: ProcessInfo.processInfo.environment).records
        }
        guard !data.isEmpty else {
          throw CommandFailure(.wrongInput, ["--data: expected a folder, found nothing"])
        }
        return DataFolder(path: data).records
      }
    }

    private func tell(_ export: StatisticsExport, of count: Int, unreadable: Int) throws {
      switch format {
      case .json: try Output.write(try export.json)
      case .csv: try Output.write(table: export.csv)
      case .text:
        guard export.statistics.overall.games > 0 else {
          let kept =
            count > 0
            ? "None of \("game".counted(count)) fits, in"
            : unreadable > 0 ? "No game can be read, of those in" : "No games are kept in"
          return try Output.write("\(kept) \(try path).")
        }
        try Output.write(StatisticsReport(export.statistics).text)
      }
    }

    private func draw(_ statistics: GameStatistics, to file: PlotFile) throws {
      let measurer = PangoTextMeasurer()
      let stage = Stage(size: StatisticsSheet.size, textMeasurer: measurer) {
        StatisticsSheet(statistics)
      }
      try file.write(stage, text: measurer)
    }
  }
}

extension CalendarDay: ExpressibleByArgument {}
