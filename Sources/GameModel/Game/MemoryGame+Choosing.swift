extension MemoryGame {
  /// Chooses a card of this game.
  ///
  /// - Parameters:
  ///   - card: The card; only its identifier counts.
  ///   - instant: When it is chosen, for the bonus.
  /// - Returns: What came of it.
  /// - Complexity: O(1), without allocation.
  @inlinable @discardableResult
  public mutating func choose(_ card: Card, at instant: GameInstant = .zero) -> Outcome {
    choose(id: card.id, at: instant)
  }

  /// Chooses the card with an identifier; one that the game doesn't have is ignored.
  ///
  /// - Parameters:
  ///   - id: The identifier of the card.
  ///   - instant: When it is chosen, for the bonus.
  /// - Returns: What came of it.
  /// - Complexity: O(1), without allocation.
  @inlinable @inline(__always) @discardableResult
  public mutating func choose(id: Int, at instant: GameInstant = .zero) -> Outcome {
    // Nearly every choice of an untimed game takes the way on which all that is left out; the
    // compiler makes both ways from the same rules.
    table.circumstances.isEmpty
      ? choose(id, under: [], at: instant) : chooseUnderCircumstances(id, at: instant)
  }

  @inlinable @inline(never)
  mutating func chooseUnderCircumstances(_ id: Int, at instant: GameInstant) -> Outcome {
    choose(id, under: table.circumstances, at: instant)
  }

  @inlinable @inline(__always)
  mutating func choose(
    _ id: Int, under circumstances: Circumstances, at instant: GameInstant
  ) -> Outcome {
    switch table.turnUp(id, under: circumstances, at: instant) {
    case .ignored(let reason):
      return .ignored(reason)
    case .first:
      return .flipped
    case .second(let other):
      let isTimed = circumstances.contains(.timed)
      return areTwins(id, other)
        ? table.settleMatch(isTimed: isTimed, at: instant) : table.settleMismatch(isTimed: isTimed)
    }
  }

  /// Whether two cards of this game match.
  @inlinable @inline(__always)
  func areTwins(_ first: Int, _ second: Int) -> Bool {
    first >> 1 == second >> 1 || contents[first >> 1] == contents[second >> 1]
  }

  /// Turns down the pair that lies face up, or a deal that began face up.
  ///
  /// A single card that waits for its second one stays.
  ///
  /// - Returns: Whether there was anything to turn down.
  /// - Complexity: O(1); O(n) for the deal.
  @inlinable @discardableResult
  public mutating func turnBack(at instant: GameInstant = .zero) -> Bool {
    table.turnBack(at: instant)
  }

  /// Shows a face-down card to the player on turn, at the price of the rules.
  ///
  /// The card counts as seen from now on. It is shown until ``endPeek()``, another peek or the
  /// next choice; it still lies face down, its bonus time doesn't run, and the turn doesn't pass.
  ///
  /// - Returns: `.peeked`, or why the peek is ignored.
  /// - Complexity: O(1), without allocation.
  @discardableResult
  public mutating func peek(id: Int) -> Outcome {
    table.peek(at: id)
  }

  /// Shows a face-down card to the player on turn, at the price of the rules.
  @discardableResult
  public mutating func peek(_ card: Card) -> Outcome {
    peek(id: card.id)
  }

  /// Covers the card that is being peeked at, if there is one.
  public mutating func endPeek() {
    table.endPeek()
  }
}
