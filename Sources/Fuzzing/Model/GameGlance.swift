import GameModel

/// What a game shows of itself and of one card: what an operation can have changed, without a look at
/// all the others.
public struct GameGlance: Equatable, Sendable {
  /// The card; nil where the game has none with that number.
  public var card: GameView.Card?
  public var currentPlayer: Int
  public var isDealUp: Bool
  public var isMismatchUp: Bool
  public var isOver: Bool
  public var isPaused: Bool
  public var moves: Int
  public var pairsLeft: Int
  public var score: Int

  /// Creates a glance at a game.
  public init(
    card: GameView.Card?, currentPlayer: Int, isDealUp: Bool, isMismatchUp: Bool, isOver: Bool,
    isPaused: Bool, moves: Int, pairsLeft: Int, score: Int
  ) {
    self.card = card
    self.currentPlayer = currentPlayer
    self.isDealUp = isDealUp
    self.isMismatchUp = isMismatchUp
    self.isOver = isOver
    self.isPaused = isPaused
    self.moves = moves
    self.pairsLeft = pairsLeft
    self.score = score
  }
}

extension ModelOperation {
  /// The card that it is about; nil for none.
  var card: Int? {
    switch kind {
    case .choose(let id), .peek(let id): id
    case .endPeek, .turnBack, .pause, .resume, .reorder, .restart: nil
    }
  }
}
