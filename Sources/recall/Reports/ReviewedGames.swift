import RecallUI
import Replay
import Simulation

/// The games of a table, taken apart while they are played: of one player, or of two.
struct ReviewedGames {
  /// A game of the table.
  struct Game {
    /// Whether something was turned up.
    var hasBegun: Bool
    /// Whether all pairs were found.
    var isFinished: Bool
    /// Tells of it: as number so many of so many, at a table whose clock began so much later.
    var report: (_ number: Int, _ count: Int, _ shift: Duration) -> ReviewReport
  }

  let follow: GameFollower
  private let played: () -> [Game]

  /// The games, in their order; where nothing was turned up, the one that was dealt.
  var games: [Game] { played() }

  /// - Parameter header: What is played.
  /// - Throws: `CommandFailure` for more players or pairs than there are tables for.
  init(_ header: ReplayHeader) throws {
    let names = header.setup.players.map(\.name)
    switch names.count {
    case ...1: try self.init(header, names, SolitaireValuation<Double>(pairs: header.pairs))
    case 2: try self.init(header, names, TwoPlayerValuation<Double>(pairs: header.pairs))
    default:
      throw CommandFailure(
        .wrongInput, ["games of one or two players can be reviewed, not of \(names.count)"])
    }
  }

  private init(
    _ header: ReplayHeader, _ names: [String], _ valuation: some Valuation<Double>
  ) throws {
    guard
      let games = FollowedGames(
        pairs: header.pairs, players: max(names.count, 1), beginsSeen: header.setup.look != nil,
        valuation: valuation)
    else {
      let limit = names.count > 1 ? TwoPlayerTable<Double>.limit : SolitaireTable<Double>.limit
      throw CommandFailure(
        .wrongInput, ["games of up to \(limit) pairs can be reviewed, not of \(header.pairs)"])
    }
    follow = games.follow
    played = {
      games.played.map { game in
        let found = game.reviewer.review.choices.count { $0.isMatch }
        return Game(hasBegun: !game.instants.isEmpty, isFinished: found == game.pairs) {
          number, count, shift in
          ReviewReport(game, number: number, of: count, names, after: shift)
        }
      }
    }
  }
}
