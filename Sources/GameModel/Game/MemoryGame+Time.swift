extension MemoryGame {
  /// Stops the bonus clocks, and all choices, until ``resume(at:)``: the time between is nobody's.
  ///
  /// - Returns: Whether the game was going on; a paused game stays paused since when it was.
  /// - Complexity: O(1)
  @discardableResult
  public mutating func pause(at instant: GameInstant) -> Bool {
    table.pause(at: instant)
  }

  /// Lets the game go on after a pause.
  ///
  /// - Returns: Whether the game was paused.
  /// - Complexity: O(1)
  @discardableResult
  public mutating func resume(at instant: GameInstant) -> Bool {
    table.resume(at: instant)
  }

  /// Whether the game is paused.
  @inlinable
  public var isPaused: Bool {
    table.isPaused
  }
}
