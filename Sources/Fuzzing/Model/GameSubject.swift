import GameModel

/// A game that can be compared with another step by step: the model, the oracle, or a canary.
public protocol GameSubject {
  /// Does something to the game.
  ///
  /// - Returns: What came of it; the same as any other subject's.
  mutating func perform(_ operation: ModelOperation) -> ModelAnswer

  /// All that the game shows at an instant.
  func view(at instant: GameInstant) -> GameView

  /// What it shows of itself and of one card at an instant.
  func glance(at instant: GameInstant, card: Int?) -> GameGlance

  /// The whole state as text, and the digest that stands for it, if the subject has them.
  var fingerprint: (state: String, digest: UInt64)? { get }

  /// The game after it was saved and loaded; nil for a subject that can't be.
  ///
  /// - Throws: What keeps it from being saved or loaded.
  func reloaded() throws -> Self?
}

extension GameSubject {
  /// None.
  public var fingerprint: (state: String, digest: UInt64)? {
    nil
  }

  /// None.
  public func reloaded() throws -> Self? {
    nil
  }

  /// What all that it shows says of these.
  public func glance(at instant: GameInstant, card: Int?) -> GameGlance {
    let view = view(at: instant)
    return GameGlance(
      card: card.flatMap { id in view.cards.first { $0.id == id } },
      currentPlayer: view.currentPlayer, isDealUp: view.isDealUp, isMismatchUp: view.isMismatchUp,
      isOver: view.isOver, isPaused: view.isPaused, moves: view.moves, pairsLeft: view.pairsLeft,
      score: view.score)
  }
}
