import RecallGame
import RecallHome
import RecallUI
import Simulation

/// A game of a recording, as far as it was played.
struct FollowedGame<Value: Valuation<Double>> {
  let pairs: Int
  /// Whether all cards were shown at the start.
  let beginsSeen: Bool
  var reviewer: GameReviewer<Value>
  /// When each card of the review was turned up.
  var instants: [Instant] = []
  /// The same by the game's own clock, which stands before the first card and while it is paused.
  var times: [Duration] = []
  /// What was played; nil until something happens.
  var table: FollowedTable?
  /// Peeks and shuffles, each behind so many cards that were turned up.
  var events: [ReviewedGame.Event] = []
}

/// What a game is played with, and how its cards lay at the beginning.
struct FollowedTable {
  let title: String
  /// By the number of their pair.
  let symbols: [String]
  /// By place, which card lies there.
  let order: [Int]

  /// - Complexity: O(n) for n cards.
  init(_ game: EmojiMemoryGame) {
    let cards = game.cards
    var symbols = Array(repeating: "", count: cards.count / 2)
    for card in cards { symbols[card.id / 2] = card.content }
    title = game.title
    self.symbols = symbols
    order = cards.map(\.id)
  }
}

/// The games of a recording, one after the other, each taken apart while it is played.
final class FollowedGames<Value: Valuation<Double>> {
  private(set) var games: [FollowedGame<Value>]
  private let fresh: FollowedGame<Value>

  /// - Parameters:
  ///   - pairs: How many pairs there are.
  ///   - players: One, or two.
  ///   - beginsSeen: Whether all cards were shown at the start.
  ///   - valuation: What tables are worth.
  /// - Returns: nil for more pairs than there are tables for.
  init?(pairs: Int, players: Int = 1, beginsSeen: Bool = false, valuation: Value) {
    guard
      let reviewer = GameReviewer(
        pairs: pairs, players: players, beginsSeen: beginsSeen, valuation: valuation)
    else { return nil }
    fresh = FollowedGame(pairs: pairs, beginsSeen: beginsSeen, reviewer: reviewer)
    games = [fresh]
  }

  /// Takes notice of what happened in a game.
  ///
  /// - Complexity: O(1); O(n) for n cards where they were shuffled, and at the beginning.
  func follow(_ event: GameEvent, in game: EmojiMemoryGame, at instant: Instant) {
    switch event {
    case .startedOver:
      // A table on which nothing was turned up is no game.
      if games.last?.instants.isEmpty == true { games.removeLast() }
      games.append(fresh)
    case .wentBack: goBack()
    default: break
    }
    games[games.count - 1].follow(event, in: game, at: instant)
  }

  /// The game before the last goes on; the last one stays a game if something was turned up in it.
  private func goBack() {
    guard games.count > 1, let last = games.popLast() else { return }
    if !last.instants.isEmpty { games.insert(last, at: games.count - 1) }
  }

  /// Those in which a card was turned up; the only one, when there was none.
  var played: [FollowedGame<Value>] {
    let played = games.filter { !$0.instants.isEmpty }
    return played.isEmpty ? Array(games.prefix(1)) : played
  }
}

extension FollowedGame {
  /// Takes notice of what happened, as long as it is this game.
  fileprivate mutating func follow(
    _ event: GameEvent, in game: EmojiMemoryGame, at instant: Instant
  ) {
    // Cards move by what is told of, so they lie as they did when it began.
    if table == nil { table = FollowedTable(game) }
    switch event {
    case .startedOver, .wentBack, .found: break
    case .turnedBack: reviewer.turnBack()
    case .turnedUp(let card):
      guard reviewer.turnUp(card) != nil else { return }
      instants.append(instant)
      times.append(game.playedTime(at: instant))
    case .peeked(let card):
      reviewer.peek(at: card)
      events.append(ReviewedGame.Event(.peek(card: card), turn: instants.count))
    case .shuffled:
      reviewer.shuffle()
      let order = FollowedTable(game).order
      events.append(ReviewedGame.Event(.newOrder(order), turn: instants.count))
    }
  }

  /// What a screen shows of it; nil where nothing happened yet.
  var reviewed: ReviewedGame? {
    table.map {
      ReviewedGame(
        title: $0.title, symbols: $0.symbols, order: $0.order, beginsSeen: beginsSeen,
        times: times, events: events, review: reviewer.review)
    }
  }
}
