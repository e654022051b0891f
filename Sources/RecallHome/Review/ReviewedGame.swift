import RecallUI
import Simulation

/// A game that was played, taken apart: what a review shows.
public struct ReviewedGame: Sendable {
  /// Something that changed what is known, and is no choice.
  public struct Event: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
      /// A card was shown to whom was on turn.
      case peek(card: Int)
      /// The cards were moved to other places: by place, which card lies there now.
      case newOrder([Int])
    }

    public var kind: Kind
    /// How many cards had been turned up before.
    public var turn: Int

    /// Creates an event behind so many turns.
    public init(_ kind: Kind, turn: Int) {
      self.kind = kind
      self.turn = turn
    }
  }

  /// What was played, as people read it.
  public var title: String
  /// What the cards show, by the number of their pair: the cards of pair p are 2p and 2p + 1.
  public var symbols: [String]
  /// By place on the table, which card lay there at the beginning.
  public var order: [Int]
  /// Whether all cards were shown at the start.
  public var beginsSeen: Bool
  /// How long the game had been going on, by its own clock, when each card of the review was turned up.
  public var times: [Duration]
  /// In the order in which they happened.
  public var events: [Event]
  /// One name for each of the review's players; a player alone needs none.
  public var players: [String]
  /// What the choices cost, and what was luck.
  public var review: GameReview<Double>

  /// Creates a game to review.
  ///
  /// - Parameters:
  ///   - title: What was played, as people read it.
  ///   - symbols: What the cards show, by the number of their pair.
  ///   - order: By place on the table, which card lay there at the beginning.
  ///   - beginsSeen: Whether all cards were shown at the start.
  ///   - times: How long the game had been going on when each card of the review was turned up.
  ///   - events: Peeks and shuffles, in order.
  ///   - players: The names of several players.
  ///   - review: What the choices cost, and what was luck.
  public init(
    title: String, symbols: [String], order: [Int], beginsSeen: Bool = false,
    times: [Duration], events: [Event] = [], players: [String] = [], review: GameReview<Double>
  ) {
    self.title = title
    self.symbols = symbols
    self.order = order
    self.beginsSeen = beginsSeen
    self.times = times
    self.events = events
    self.players = players
    self.review = review
  }
}

extension ReviewedGame {
  /// How many cards were turned up: steps go from 0, before all of them, to this one.
  var steps: Int { review.choices.count }

  /// The choice that a step shows; nil at the beginning.
  func choice(at step: Int) -> ReviewedChoice<Double>? {
    review.choices.indices.contains(step - 1) ? review.choices[step - 1] : nil
  }

  /// What happened after so many turns, and before the next.
  func events(after turns: Int) -> [Event] {
    events.filter { $0.turn == turns }
  }

  /// The steps whose choices are called something, in order.
  var costlySteps: [Int] {
    (0...steps).filter { choice(at: $0)?.mark != nil }
  }

  /// What a card shows.
  func symbol(of card: Int) -> String {
    symbols.indices.contains(card / 2) ? symbols[card / 2] : "?"
  }

  /// Whether two take turns, and pairs count rather than moves.
  var isForTwo: Bool { review.losses.count > 1 }

  /// What a player is called.
  func name(of player: Int) -> String {
    players.indices.contains(player) ? players[player] : "Player \(player + 1)"
  }
}
