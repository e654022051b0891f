import GameModel

/// Anything that can be done to a game, so that two models can be given the same to do.
enum Action: Equatable {
  case choose(Int)
  case peek(Int)
  case endPeek
  case turnBack
  case pause
  case resume

  /// What a game answers, in one form for all actions.
  enum Answer: Equatable {
    case outcome(Outcome)
    case done(Bool)
  }
}

extension MemoryGame {
  @discardableResult
  mutating func perform(_ action: Action, at now: Int64 = 0) -> Action.Answer {
    let instant = GameInstant(nanoseconds: now)
    switch action {
    case .choose(let id): return .outcome(choose(id: id, at: instant))
    case .peek(let id): return .outcome(peek(id: id))
    case .turnBack: return .done(turnBack(at: instant))
    case .pause: return .done(pause(at: instant))
    case .resume: return .done(resume(at: instant))
    case .endPeek:
      endPeek()
      return .done(true)
    }
  }
}

extension LinearMemoryGame {
  @discardableResult
  mutating func perform(_ action: Action, at now: Int64 = 0) -> Action.Answer {
    switch action {
    case .choose(let id): return .outcome(choose(id: id, at: now))
    case .peek(let id): return .outcome(peek(id: id))
    case .turnBack: return .done(turnBack(at: now))
    case .pause: return .done(pause(at: now))
    case .resume: return .done(resume(at: now))
    case .endPeek:
      endPeek()
      return .done(true)
    }
  }
}
