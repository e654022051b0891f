import GameModel

/// All that a game shows at an instant; the cards by their identifiers, whatever their places.
public struct GameView: Equatable, Sendable {
  public struct Card: Equatable, Sendable {
    public var id: Int
    public var content: Int
    public var isFaceUp: Bool
    public var isMatched: Bool
    public var hasBeenSeen: Bool
    public var isPeeked: Bool
    /// The bonus time left.
    public var bonus: Duration
    public var isConsuming: Bool
    public var hasEarnedBonus: Bool
  }

  /// What a player has done.
  public struct Seat: Equatable, Sendable {
    public var pairs = 0
    public var moves = 0
    public var peeks = 0
    public var score = 0
  }

  public var cards: [Card]
  public var players: [Seat]
  public var currentPlayer: Int
  public var isDealUp: Bool
  public var isMismatchUp: Bool
  public var isOver: Bool
  public var isPaused: Bool
  public var moves: Int
  public var pairsLeft: Int
  public var score: Int
  public var standing: Standing

  /// The parts of the view as lines of text, the cards and players each as one.
  var lines: [String] {
    let game = [
      "currentPlayer \(currentPlayer)", "isDealUp \(isDealUp)", "isMismatchUp \(isMismatchUp)",
      "isOver \(isOver)", "isPaused \(isPaused)", "moves \(moves)", "pairsLeft \(pairsLeft)",
      "score \(score)", "standing \(standing)", "\(cards.count) cards",
    ]
    return game + players.map { "\($0)" } + cards.map { "\($0)" }
  }
}

extension GameView.Seat: CustomStringConvertible {
  public var description: String {
    "a player with \(pairs) pairs, \(moves) moves, \(peeks) peeks, \(score) points"
  }
}

extension GameView.Card: CustomStringConvertible {
  public var description: String {
    let traits = [
      (isFaceUp, "face up"), (isMatched, "matched"), (hasBeenSeen, "seen"), (isPeeked, "peeked"),
      (isConsuming, "consuming"), (hasEarnedBonus, "with a bonus"),
    ]
    let held = traits.filter(\.0).map(\.1)
    return (["card \(id) of content \(content)", "\(bonus) left"] + held).joined(separator: ", ")
  }
}
