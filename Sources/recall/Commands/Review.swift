import ArgumentParser
import Replay
import Simulation

extension Commands {
  /// What of a recorded game was skill, and what luck.
  struct Review: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Tell what of a recorded game was skill, and what luck.",
      discussion: """
        Each card that was turned up is measured against a perfect memory: its loss is what the \
        choice cost, in moves, before the card showed its face; its luck is what the face brought. \
        Moves are par and loss and luck, exactly; peeks and shuffles are told apart. In a game that \
        isn't over, what a perfect memory still expects counts as moves. A game of two is measured \
        against two who forget nothing, in pairs that are won more than the other. A recording of \
        the whole program may have games of several tables; of these all are told of that were played \
        to their ends, in JSON as a list, unless one is asked for by its number.
        """)

    @Argument(help: "A replay file.", completion: .file())
    var replay: String

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp(
        "Which of its games, from 1. The last one of a table when not given.", valueName: "number"))
    var game: Int?

    @Option(help: ArgumentHelp("For people or for programs.", valueName: "text|json"))
    var format = ReplayMoment.Format.text

    func run() throws {
      let file = ReplayFile(path: replay)
      let header = try file.header()
      let games =
        ReplayFile.isProgram(header)
        ? try games(ofProgram: file) : try games(ofTable: file, header)
      try write(try chosen(of: games, isProgram: header.screen != nil))
    }

    /// A game with its place in the recording.
    private struct Played {
      var game: ReviewedGames.Game
      var shift = Duration.zero
    }

    private func games(ofTable file: ReplayFile, _ header: ReplayHeader) throws -> [Played] {
      // What a header asks for that isn't there is told before anything is played.
      _ = try file.table(for: header)
      let games = try ReviewedGames(header)
      try require(try file.play(follower: games.follow).report)
      return games.games.map { Played(game: $0) }
    }

    /// The games of all tables of a recording of the whole program, but for those that can't be reviewed.
    private func games(ofProgram file: ReplayFile) throws -> [Played] {
      let tables = FollowedTables { header in
        let games = try? ReviewedGames(header)
        return (games, games?.follow ?? { _, _, _ in })
      }
      try require(try file.play(tables: tables).report)
      return tables.tables.flatMap { table in
        // A table that was left before a card was turned up is no game.
        (table.notes?.games.filter(\.hasBegun) ?? []).map { Played(game: $0, shift: table.shift) }
      }
    }

    private func require(_ report: ReplayReport) throws {
      guard report.isSuccess else {
        throw CommandFailure(.diverged, report.failures.map(\.description))
      }
    }

    private func chosen(of games: [Played], isProgram: Bool) throws -> [ReviewReport] {
      func report(_ number: Int) -> ReviewReport {
        games[number - 1].game.report(number, games.count, games[number - 1].shift)
      }
      guard !isProgram || !games.isEmpty else { throw Self.nothingFinished(of: 0) }
      if isProgram, game == nil {
        let finished = games.indices.filter { games[$0].game.isFinished }
        guard !finished.isEmpty else { throw Self.nothingFinished(of: games.count) }
        return finished.map { report($0 + 1) }
      }
      let number = game ?? games.count
      guard number >= 1, number <= games.count else {
        throw CommandFailure(
          .wrongInput,
          [
            """
            --game: expected a number from 1 to \(games.count), as so many games were played, \
            found \(number)
            """
          ])
      }
      return [report(number)]
    }

    private static func nothingFinished(of count: Int) -> CommandFailure {
      let found: String
      switch count {
      case 0: found = "none that was begun by one or two players"
      case 1: found = "one that wasn't; `--game 1` reviews it"
      default: found = "\(count) that weren't; `--game NUMBER` reviews one of them"
      }
      return CommandFailure(
        .wrongInput, ["expected a recording with a game that was played to its end, found \(found)"]
      )
    }

    private func write(_ reports: [ReviewReport]) throws {
      switch format {
      case .text: try Output.write(reports.map(\.text).joined(separator: "\n\n"))
      case .json where game == nil && reports.count > 1: try Output.write(JSONText.of(reports))
      case .json: try Output.write(try reports[0].json)
      }
    }
  }
}
