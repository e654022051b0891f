import GameModel

extension GameSetup {
  /// Checks that a game can be played so.
  ///
  /// - Parameter pairs: How many pairs there are.
  /// - Throws: What isn't as it should be, the first of several.
  /// - Complexity: O(n) for n finds of the ghost.
  public func validate(pairs: Int) throws(GameSetupError) {
    try validateRules()
    guard let most = ghost.map(\.pair).max(), most >= pairs else { return }
    throw .ghostPair(most, pairs: pairs)
  }

  /// Checks what doesn't depend on the cards.
  func validateRules() throws(GameSetupError) {
    guard SetupLimits.players.contains(seats.count) else { throw .seats(seats.count) }
    for (number, seat) in seats.enumerated() {
      let needsName = seats.count > 1 || !seat.name.isEmpty
      guard !needsName || GameSetup.nameScalars.contains(seat.name.unicodeScalars.count) else {
        throw .name(seat.name, seat: number)
      }
    }
    for timing in Timing.allCases {
      guard let time = milliseconds(of: timing) else { continue }
      guard timing.range.contains(time) else { throw .milliseconds(timing, time) }
    }
    try validateGhost()
  }

  /// What is set of a time; nil for nothing.
  private func milliseconds(of timing: Timing) -> Int64? {
    switch timing {
    case .turnBack: turnBack
    case .look: look == 0 ? nil : look
    case .race: race
    case .hold: hold
    }
  }

  private func validateGhost() throws(GameSetupError) {
    var found: Set<Int> = []
    var latest: Int64 = 0
    for find in ghost {
      guard find.pair >= 0 else { throw .negativeGhostPair(find.pair) }
      guard found.insert(find.pair).inserted else { throw .ghostPairTwice(find.pair) }
      guard find.milliseconds >= latest else {
        throw .ghostTime(milliseconds: find.milliseconds, after: latest)
      }
      latest = find.milliseconds
    }
  }

  /// What the model plays by.
  var rules: Rules {
    Rules(
      deal: look > 0 ? .faceUp : .faceDown,
      mismatch: turnBack == nil ? .staysUpUntilNextChoice : .staysUpUntilTurnedBack,
      bonusLimit: hasBonus ? Rules.classic.bonusLimit : .zero)
  }
}
