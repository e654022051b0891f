extension Table {
  /// Shows a face-down card to the player on turn, at a price; from now on it has been seen.
  mutating func peek(at id: Int) -> Outcome {
    if let reason = reasonToIgnorePeek(id) { return .ignored(reason) }
    endPeek()
    setFlags(of: id, to: flags[id].union([.peeked, .seen]))
    peeked = Int32(truncatingIfNeeded: id)
    players[turn].peeks &+= 1
    players[turn].score &+= rules.points.peek
    return .peeked
  }

  private func reasonToIgnorePeek(_ id: Int) -> Outcome.Reason? {
    guard flags.indices.contains(id) else { return .unknownCard }
    if isPaused { return .paused }
    if isDealUp { return .dealIsUp }
    let card = flags[id]
    if card.contains(.matched) { return .alreadyMatched }
    if card.contains(.faceUp) { return .alreadyFaceUp }
    if card.contains(.peeked) { return .alreadyPeeked }
    return nil
  }

  /// Covers the card that is being peeked at, if there is one.
  mutating func endPeek() {
    guard peeked >= 0 else { return }
    let id = Int(peeked)
    setFlags(of: id, to: flags[id].subtracting(.peeked))
    peeked = -1
  }
}
