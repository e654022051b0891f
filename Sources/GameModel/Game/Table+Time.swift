extension Table {
  /// Books the bonus time that the cards which lie face up have used until `instant`, and stops
  /// their clocks.
  @usableFromInline
  mutating func stopBonus(at instant: GameInstant) {
    guard bonusLimit > 0 else { return }
    bookBonus(of: up.first, since: up.firstSince, until: instant)
    bookBonus(of: up.second, since: up.secondSince, until: instant)
    up.firstSince = .idle
    up.secondSince = .idle
  }

  /// Starts the clocks again of the cards that use up bonus time: face up, and not yet won.
  mutating func restartBonus(at instant: GameInstant) {
    guard bonusLimit > 0, !up.isMatch else { return }
    if up.first >= 0 { up.firstSince = max(instant, .earliest) }
    if up.second >= 0 { up.secondSince = max(instant, .earliest) }
  }

  private mutating func bookBonus(
    of card: Int32, since start: GameInstant, until instant: GameInstant
  ) {
    guard card >= 0, start != .idle else { return }
    let id = Int(card)
    let spent = bonusSpent[id]
    let used = min(bonusLimit - spent, instant.nanoseconds(since: start))
    guard used > 0 else { return }
    let new = spent + used
    sum.change(key: keys[id], fromBonus: spent, to: new)
    bonusSpent[id] = new
  }

  /// Stops the clocks of a pair that is won; returns the points for the bonus time left.
  @usableFromInline
  mutating func settleBonus(at instant: GameInstant) -> Int {
    stopBonus(at: instant)
    let seconds = wholeBonusSeconds(of: Int(up.first)) + wholeBonusSeconds(of: Int(up.second))
    return rules.points.bonusSecond &* seconds
  }

  /// The whole seconds of bonus that a card whose clock stands has left.
  private func wholeBonusSeconds(of id: Int) -> Int {
    Int((bonusLimit - bonusSpent[id]) / 1_000_000_000)
  }

  /// Stops all clocks; returns whether they were going.
  mutating func pause(at instant: GameInstant) -> Bool {
    guard !isPaused else { return false }
    stopBonus(at: instant)
    isPaused = true
    return true
  }

  /// Lets the clocks go again; returns whether they were standing.
  mutating func resume(at instant: GameInstant) -> Bool {
    guard isPaused else { return false }
    isPaused = false
    restartBonus(at: instant)
    return true
  }
}
