extension MemoryGame {
  /// Moves the cards to new places, each order as likely as any other; nothing else changes.
  ///
  /// A shuffle is allowed at any time. The order depends on the order before it and on the
  /// generator alone.
  ///
  /// - Complexity: O(n), without allocation.
  @inlinable
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    table.order.withUnsafeMutableBufferPointer { $0.fisherYatesShuffle(using: &generator) }
    table.orderHasChanged()
  }

  /// Moves the cards to the places that they have in another game of as many; nothing else changes,
  /// and with another number of cards nothing at all.
  ///
  /// - Complexity: O(n)
  public mutating func arrange(as other: MemoryGame) {
    guard other.table.order.count == table.order.count else { return }
    table.order = other.table.order
    table.orderHasChanged()
  }

  /// Begins again with the same cards: dealt in order, nothing seen, nobody has moved.
  ///
  /// The game is then equal to what its initialiser had made.
  ///
  /// - Complexity: O(n), without allocation.
  public mutating func restart() {
    table.deal()
  }
}
