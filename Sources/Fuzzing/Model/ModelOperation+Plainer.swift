import GameModel

extension ModelOperation {
  /// Operations that are plainer to read, the plainest first; none leads back to this one.
  func plainer(after earlier: GameInstant) -> [ModelOperation] {
    var instants = [earlier]
    for unit in [1_000_000_000, 1_000_000] as [Int64] where instant != earlier {
      instants.append(GameInstant(nanoseconds: instant.nanoseconds / unit * unit))
    }
    var plainer = instants.map { ModelOperation(kind, at: $0) }
    if case .reorder(let seed) = kind, seed != 0 {
      plainer.append(ModelOperation(.reorder(seed: 0), at: instant))
    }
    return plainer.filter { $0 != self }
  }
}

extension ModelOperation.Kind {
  /// What an operation is counted as.
  enum Word: Int, CaseIterable, CustomStringConvertible {
    case choose, peek, endPeek, turnBack, pause, resume, reorder, restart

    var description: String {
      switch self {
      case .choose: "choose"
      case .peek: "peek"
      case .endPeek: "end peek"
      case .turnBack: "turn back"
      case .pause: "pause"
      case .resume: "resume"
      case .reorder: "reorder"
      case .restart: "restart"
      }
    }
  }

  /// What it is counted as.
  var word: Word {
    switch self {
    case .choose: .choose
    case .peek: .peek
    case .endPeek: .endPeek
    case .turnBack: .turnBack
    case .pause: .pause
    case .resume: .resume
    case .reorder: .reorder
    case .restart: .restart
    }
  }
}

extension ModelSetup {
  /// Setups that are plainer to read, each in one thing.
  var plainer: [ModelSetup] {
    var plainer: [ModelSetup] = []
    func add(_ change: (inout ModelSetup) -> Void) {
      var setup = self
      change(&setup)
      if setup != self { plainer.append(setup) }
    }
    // What goes wrong with a card that a game doesn't have goes wrong without any cards, too.
    for fewer in [0, 1, 2, 3, 4] where fewer < pairs {
      add {
        $0.pairs = fewer
        $0.kinds = max(1, min($0.kinds, fewer))
      }
    }
    add { $0.kinds = max(1, $0.pairs) }
    add { $0.players = 1 }
    if players > 2 { add { $0.players = 2 } }
    add { $0.rules = Rules() }
    return plainer
  }
}
