extension Table {
  /// Shows a face-down card to the player on turn, at a price; from now on it has been seen.
  mutating func peek(at id: Int) -> Outcome {
    guard flags.indices.contains(id) else { return .ignored(.unknownCard) }
    if isPaused || isDealUp || flags[id].isMatched || isFaceUp(id) {
      return .ignored(reasonToIgnore(id))
    }
    if Int(peeked) == id { return .ignored(.alreadyPeeked) }
    if !flags[id].isSeen { setFlags(of: id, to: .seen) }
    peeked = Int32(truncatingIfNeeded: id)
    active.peeks &+= 1
    active.score &+= rules.points.peek
    return .peeked
  }

  /// Covers the card that is being peeked at, if there is one.
  @usableFromInline
  mutating func endPeek() {
    peeked = -1
  }
}
