extension FuzzRun {
  /// Plays all rounds of this share, one after the other.
  ///
  /// - Parameter player: Plays the level.
  /// - Returns: What came of it; of a run without an end nothing.
  /// - Throws: What the player throws.
  public func play(on player: some FuzzPlayer) throws -> FuzzResult {
    var tally = FuzzTally()
    for index in 0..<(rounds ?? 0) {
      guard let plan = plan(index) else { break }
      tally.add(try player.play(plan), of: plan.number)
    }
    return try result(tally, shrinkingWith: player)
  }

  /// Shrinks what was found, each by itself, and writes it down.
  ///
  /// - Parameters:
  ///   - tally: What came of it.
  ///   - player: Plays the level.
  ///   - isInterrupted: Whether somebody had it end before all was played.
  /// - Throws: What the player throws.
  public func result(
    _ tally: FuzzTally, shrinkingWith player: some FuzzPlayer, isInterrupted: Bool = false
  ) throws -> FuzzResult {
    let records = try tally.failures.map { failure in
      let plan = FuzzRoundPlan(
        seed: seed, number: failure.round, events: roundEvents(failure.round))
      return FuzzRecord(failure, of: self, try player.shrink(plan, failure.fault))
    }
    return FuzzResult(self, tally, records: records, isInterrupted: isInterrupted)
  }

  /// How many events a round has, wherever it is played.
  private func roundEvents(_ number: Int) -> Int {
    let size = level.roundEvents
    guard let events else { return size }
    return min(size, max(0, events - number * size))
  }
}
