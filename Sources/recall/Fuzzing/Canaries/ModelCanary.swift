import Fuzzing
import GameModel

/// The model with a fault: it is asked for something else, or answers something else, than it should.
struct ModelCanary: GameSubject {
  var game: MemoryGameSubject
  let fault: Canary
  private var pausedAt: GameInstant?
  private var matches = 0

  init(game: MemoryGameSubject, fault: Canary) {
    self.game = game
    self.fault = fault
  }

  mutating func perform(_ operation: ModelOperation) -> ModelAnswer {
    var operation = operation
    switch (fault, operation.kind) {
    case (.comparesAThirdCard, .choose(let id)) where isThirdOfAPair(id):
      return .outcome(.matched)
    case (.bonusRunsInAPause, .resume): operation.instant = pausedAt ?? operation.instant
    case (.choosesWithoutTime, .choose): operation.instant = .zero
    case (.forgetsTheSecondPair, .choose) where matches == 1: return .outcome(.flipped)
    default: break
    }
    let answer = game.perform(operation)
    if case .pause = operation.kind, answer == .changed(true) { pausedAt = operation.instant }
    if answer == .outcome(.matched) { matches += 1 }
    if case .restart = operation.kind { matches = 0 }
    return answer
  }

  private func isThirdOfAPair(_ id: Int) -> Bool {
    guard game.game.isMismatchUp, let third = game.game.card(id: id), !third.isFaceUp else {
      return false
    }
    return game.game.cards.contains {
      $0.isFaceUp && !$0.isMatched && $0.content == third.content
    }
  }

  var fingerprint: (state: String, digest: UInt64)? {
    game.fingerprint.map { ($0.state, fault == .digestIsBlind ? 0 : $0.digest) }
  }

  func reloaded() throws -> ModelCanary? {
    guard let loaded = try game.reloaded() else { return nil }
    var copy = self
    copy.game = loaded
    if fault == .savesNoMoves, loaded.game.moves > 0 {
      _ = copy.game.perform(ModelOperation(.restart, at: .zero))
    }
    return copy
  }

  func view(at instant: GameInstant) -> GameView {
    var view = game.view(at: instant)
    if fault == .peeksForNothing {
      for seat in view.players.indices { view.players[seat].score += view.players[seat].peeks }
      view.score = view.players.reduce(0) { $0 + $1.score }
    }
    if fault == .keepsTheTurn, view.moves == 1 { view.currentPlayer = 0 }
    return view
  }
}
