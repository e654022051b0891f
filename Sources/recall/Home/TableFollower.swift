import RecallGame
import RecallHome
import RecallUI
import Simulation
import Statistics

/// Hears what happens in the games at a table, and takes them apart.
final class TableFollower {
  /// All that has happened.
  private(set) var events: [GameEvent] = []
  /// The games' finds, each with its time on the game's clock; those of the game that goes on.
  private(set) var finds: [GameSetup.Find] = []
  private let tell: (GameEvent, EmojiMemoryGame, Instant) -> Void
  private let reviewOf: (Int) -> GameReview<Double>?
  /// The game that goes on, or was played last, as a screen shows it; nil before it begins, and for what
  /// can't be taken apart.
  let reviewed: () -> ReviewedGame?

  /// Whether games that are played so can be taken apart: those of one and of two.
  static func takesApart(_ setup: GameSetup) -> Bool { setup.seats.count <= 2 }

  /// - Parameter setup: How it is played.
  init(pairs: Int, setup: GameSetup) {
    let names = setup.seats.map(\.name)
    switch setup.seats.count {
    case ...1:
      (tell, reviewOf, reviewed) = Self.follow(
        FollowedGames(
          pairs: pairs, beginsSeen: setup.look > 0,
          valuation: SolitaireValuation<Double>(pairs: pairs)), [])
    case 2:
      (tell, reviewOf, reviewed) = Self.follow(
        FollowedGames(
          pairs: pairs, players: 2, beginsSeen: setup.look > 0,
          valuation: TwoPlayerValuation<Double>(pairs: pairs)), names)
    default: (tell, reviewOf, reviewed) = ({ _, _, _ in }, { _ in nil }, { nil })
    }
  }

  func hear(_ event: GameEvent, in game: EmojiMemoryGame, at instant: Instant) {
    tell(event, game, instant)
    events.append(event)
    switch event {
    case .startedOver: finds = []
    case .found(let pair, let time):
      finds.append(.init(milliseconds: time.saturatingNanoseconds / 1_000_000, pair: pair))
    default: break
    }
  }

  /// Whether another game was dealt in place of one, and no card of it was looked at.
  var awaitsAnotherGame: Bool {
    for event in events.reversed() {
      switch event {
      case .startedOver: return true
      case .wentBack, .turnedUp, .peeked: return false
      case .found, .turnedBack, .shuffled: continue
      }
    }
    return false
  }

  /// The last game taken apart, or one before it; nil for what can't be.
  func review(gamesAgo: Int = 0) -> GameReview<Double>? { reviewOf(gamesAgo) }

  /// Writes down what of a game was skill, and what luck.
  func noteReview(in record: inout GameRecord, gamesAgo: Int = 0) {
    guard let review = review(gamesAgo: gamesAgo) else { return }
    record.review = ReviewFigures(review, player: record.person)
    record.recalls = RecallSample.samples(of: review, player: record.person)
  }

  private static func follow<Value>(
    _ games: FollowedGames<Value>?, _ names: [String]
  ) -> (
    (GameEvent, EmojiMemoryGame, Instant) -> Void, (Int) -> GameReview<Double>?,
    () -> ReviewedGame?
  ) {
    guard let games else { return ({ _, _, _ in }, { _ in nil }, { nil }) }
    return (
      { games.follow($0, in: $1, at: $2) },
      { ago in
        let index = games.games.count - 1 - ago
        return games.games.indices.contains(index) ? games.games[index].reviewer.review : nil
      },
      {
        var reviewed = games.games.last?.reviewed
        reviewed?.players = names
        return reviewed
      }
    )
  }
}
