import Foundation
import GameModel

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

  public mutating func perform(_ operation: ModelOperation) -> ModelAnswer {
    let instant = operation.instant
    switch operation.kind {
    case .choose(let id): return .outcome(game.choose(id: id, at: instant))
    case .peek(let id): return .outcome(game.peek(id: id))
    case .endPeek: game.endPeek()
    case .turnBack: return .changed(game.turnBack(at: instant))
    case .pause: return .changed(game.pause(at: instant))
    case .resume: return .changed(game.resume(at: instant))
    case .reorder(let seed):
      var generator = Xoshiro256StarStar(seed: seed)
      game.shuffle(using: &generator)
    case .restart: game.restart()
    }
    return .done
  }

  public var fingerprint: (state: String, digest: UInt64)? {
    // One text, without strings for the lines of their own.
    var state: [UInt8] = []
    state.reserveCapacity(256 * (1 + game.numberOfCards))
    _ = MemoryGame<Int>.StateLines(of: game) { name, value in
      state.append(contentsOf: name.utf8)
      state.append(contentsOf: " = ".utf8)
      state.append(contentsOf: value.utf8)
      state.append(UInt8(ascii: "\n"))
    }
    return (String(decoding: state, as: UTF8.self), game.digest)
  }

  public func reloaded() throws -> MemoryGameSubject? {
    let saved = try JSONEncoder().encode(game)
    var copy = self
    copy.game = try JSONDecoder().decode(MemoryGame<Int>.self, from: saved)
    return copy
  }

  public func view(at instant: GameInstant) -> GameView {
    GameView(
      cards: cardsByIdentifier(at: instant),
      players: game.players.map { player in
        GameView.Seat(
          pairs: player.pairs, moves: player.moves, peeks: player.peeks, score: player.score)
      },
      currentPlayer: game.currentPlayer, isDealUp: game.isDealUp, isMismatchUp: game.isMismatchUp,
      isOver: game.isOver, isPaused: game.isPaused, moves: game.moves, pairsLeft: game.pairsLeft,
      score: game.score, standing: game.standing)
  }

  @inline(__always)
  public func glance(at instant: GameInstant, card: Int?) -> GameGlance {
    var shown: GameView.Card?
    if let card, let found = game.card(id: card) { shown = self.shown(found, at: instant) }
    return GameGlance(
      card: shown, currentPlayer: game.currentPlayer, isDealUp: game.isDealUp,
      isMismatchUp: game.isMismatchUp,
      isOver: game.isOver, isPaused: game.isPaused, moves: game.moves, pairsLeft: game.pairsLeft,
      score: game.score)
  }

  /// The cards as they are told by their places, each at the index of its identifier.
  ///
  /// A card is sent where it belongs, in one walk. To sort them took longer than all else of a look.
  private func cardsByIdentifier(at instant: GameInstant) -> [GameView.Card] {
    var cards = game.cards.map { shown($0, at: instant) }
    for place in cards.indices {
      var id = cards[place].id
      while cards.indices.contains(id), cards[id].id != id {
        cards.swapAt(place, id)
        id = cards[place].id
      }
    }
    return cards
  }

  @inline(__always)
  private func shown(_ card: MemoryGame<Int>.Card, at instant: GameInstant) -> GameView.Card {
    GameView.Card(
      id: card.id, content: card.content, isFaceUp: card.isFaceUp, isMatched: card.isMatched,
      hasBeenSeen: card.hasBeenSeen, isPeeked: card.isPeeked,
      bonus: card.bonusTimeRemaining(at: instant),
      isConsuming: card.isConsumingBonusTime(at: instant), hasEarnedBonus: card.hasEarnedBonus)
  }
}
