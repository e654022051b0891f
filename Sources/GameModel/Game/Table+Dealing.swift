extension Table {
  /// Puts everything back to the beginning: cards in the order of the deal, nobody has moved.
  ///
  /// - Complexity: O(n), without allocation.
  @usableFromInline
  mutating func deal() {
    flags.withUnsafeMutableBufferPointer { $0.update(repeating: []) }
    order.withUnsafeMutableBufferPointer { order in
      for place in 0..<Int32(truncatingIfNeeded: order.count) {
        order[Int(place)] = place
      }
    }
    bonusSpent.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    waiting.withUnsafeMutableBufferPointer { $0.update(repeating: Counters()) }
    up = FaceUpPair()
    peeked = -1
    isDealUp = rules.deal == .faceUp && !flags.isEmpty
    isPaused = false
    pairsLeft = flags.count / 2
    turn = 0
    active = Counters()
    sum = DigestSum()
    sum.places = dealtPlaces
  }

  /// Takes notice of a new order of the cards.
  ///
  /// - Complexity: O(n), without allocation.
  @usableFromInline
  mutating func orderHasChanged() {
    sum.places = DigestSum.places(of: order, keys: keys)
  }

  /// Turns down the whole deal, which from now on has been seen.
  ///
  /// - Complexity: O(n), once in a game.
  @usableFromInline
  mutating func turnDownDeal() {
    isDealUp = false
    for id in flags.indices {
      setFlags(of: id, to: .seen)
    }
  }
}
