import RecallGame
import RecallUI
import Simulation

/// A game of a recording, as far as it was played.
struct FollowedGame {
  let pairs: Int
  var reviewer: GameReviewer<SolitaireValuation<Double>>
  /// When each card of the review was turned up.
  var instants: [Instant] = []
}

/// The games of a recording, one after the other, each taken apart while it is played.
final class FollowedGames {
  private(set) var games: [FollowedGame]
  private let fresh: FollowedGame

  /// - Returns: nil for more pairs than there are tables for.
  init?(pairs: Int) {
    let valuation = SolitaireValuation<Double>(pairs: pairs)
    guard let reviewer = GameReviewer(pairs: pairs, valuation: valuation) else { return nil }
    fresh = FollowedGame(pairs: pairs, reviewer: reviewer)
    games = [fresh]
  }

  /// Takes notice of what happened.
  func follow(_ event: GameEvent, at instant: Instant) {
    switch event {
    case .startedOver:
      // A table on which nothing was turned up is no game.
      if games.last?.instants.isEmpty == true { games.removeLast() }
      games.append(fresh)
    case .turnedUp(let card):
      if games[games.count - 1].reviewer.turnUp(card) != nil {
        games[games.count - 1].instants.append(instant)
      }
    case .peeked(let card): games[games.count - 1].reviewer.peek(at: card)
    case .shuffled: games[games.count - 1].reviewer.shuffle()
    }
  }

  /// Those in which a card was turned up; the only one, when there was none.
  var played: [FollowedGame] {
    let played = games.filter { !$0.instants.isEmpty }
    return played.isEmpty ? Array(games.prefix(1)) : played
  }
}
