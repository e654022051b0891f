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
        against two who forget nothing, in pairs that are won more than the other.
        """)

    @Argument(help: "A replay file.")
    var replay: String

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp(
        "Which of its games, from 1. The last one when not given.", valueName: "number"))
    var game: Int?

    @Option(help: ArgumentHelp("For people or for programs.", valueName: "text|json"))
    var format = ReplayMoment.Format.text

    func run() throws {
      let header = try ReplayFile(path: replay).header()
      switch header.setup.players.count {
      case ...1:
        try review(header, SolitaireValuation<Double>(pairs: header.pairs))
      case 2:
        try review(header, TwoPlayerValuation<Double>(pairs: header.pairs))
      case let players:
        throw CommandFailure(
          .wrongInput, ["games of one or two players can be reviewed, not of \(players)"])
      }
    }

    private func review(
      _ header: ReplayHeader, _ valuation: some Valuation<Double>
    ) throws {
      let file = ReplayFile(path: replay)
      let table = try file.table(for: header)
      let names = header.setup.players.map(\.name)
      guard
        let games = FollowedGames(
          pairs: table.pairs, players: max(names.count, 1), beginsSeen: header.setup.look != nil,
          valuation: valuation)
      else {
        let limit =
          names.count > 1 ? TwoPlayerTable<Double>.limit : SolitaireTable<Double>.limit
        throw CommandFailure(
          .wrongInput, ["games of up to \(limit) pairs can be reviewed, not of \(table.pairs)"])
      }
      let report = try file.play(follower: games.follow).report
      guard report.isSuccess else {
        throw CommandFailure(.diverged, report.failures.map(\.description))
      }
      let review = try review(games.played, names)
      switch format {
      case .text: try Output.write(review.text)
      case .json: try Output.write(try review.json)
      }
    }

    private func review(
      _ played: [FollowedGame<some Valuation<Double>>], _ names: [String]
    ) throws -> ReviewReport {
      let number = game ?? played.count
      guard (1...max(played.count, 1)).contains(number), number <= played.count else {
        throw CommandFailure(
          .wrongInput,
          [
            """
            --game: expected a number from 1 to \(played.count), as so many games were played, \
            found \(number)
            """
          ])
      }
      return ReviewReport(played[number - 1], number: number, of: played.count, names)
    }
  }
}
