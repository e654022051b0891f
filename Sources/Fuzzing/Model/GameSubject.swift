import GameModel

/// A game that can be compared with another step by step: the model, the oracle, or a canary.
public protocol GameSubject {
  /// Does something to the game.
  ///
  /// - Returns: What came of it, as text; the same as any other subject's.
  mutating func perform(_ operation: ModelOperation) -> String

  /// All that the game shows at an instant.
  func view(at instant: GameInstant) -> GameView

  /// The whole state as text, and the digest that stands for it, if the subject has them.
  var fingerprint: (state: String, digest: UInt64)? { get }
}

extension GameSubject {
  /// None.
  public var fingerprint: (state: String, digest: UInt64)? {
    nil
  }
}

/// `MemoryGame` by its public face.
public struct MemoryGameSubject: GameSubject {
  public private(set) var game: MemoryGame<Int>

  /// Creates the game of a setup.
  ///
  /// - Throws: `SetupError` when the model refuses the setup.
  public init(_ setup: ModelSetup) throws {
    game = try MemoryGame(
      numberOfPairsOfCards: setup.pairs, players: setup.players, rules: setup.rules
    ) { $0 % max(1, setup.kinds) }
  }

  public mutating func perform(_ operation: ModelOperation) -> String {
    let instant = operation.instant
    switch operation.kind {
    case .choose(let id): return "\(game.choose(id: id, at: instant))"
    case .peek(let id): return "\(game.peek(id: id))"
    case .endPeek: game.endPeek()
    case .turnBack: return "\(game.turnBack(at: instant))"
    case .pause: return "\(game.pause(at: instant))"
    case .resume: return "\(game.resume(at: instant))"
    case .reorder(let seed):
      var generator = Xoshiro256StarStar(seed: seed)
      game.shuffle(using: &generator)
    case .restart: game.restart()
    }
    return "done"
  }

  public var fingerprint: (state: String, digest: UInt64)? {
    (game.snapshot.joined(separator: "\n"), game.digest)
  }

  public func view(at instant: GameInstant) -> GameView {
    let cards = game.cards.map { card in
      GameView.Card(
        id: card.id, content: card.content, isFaceUp: card.isFaceUp, isMatched: card.isMatched,
        hasBeenSeen: card.hasBeenSeen, isPeeked: card.isPeeked,
        bonus: card.bonusTimeRemaining(at: instant),
        isConsuming: card.isConsumingBonusTime(at: instant), hasEarnedBonus: card.hasEarnedBonus)
    }
    return GameView(
      cards: cards.sorted { $0.id < $1.id },
      players: game.players.map { player in
        GameView.Seat(
          pairs: player.pairs, moves: player.moves, peeks: player.peeks, score: player.score)
      },
      currentPlayer: game.currentPlayer, isDealUp: game.isDealUp, isMismatchUp: game.isMismatchUp,
      isOver: game.isOver, isPaused: game.isPaused, moves: game.moves, pairsLeft: game.pairsLeft,
      score: game.score, standing: game.standing)
  }
}
