extension Table {
  /// What has to happen before a chosen card can be turned up: nothing, or why it can't.
  @usableFromInline
  enum Choice {
    case ignored(Outcome.Reason)
    /// It is turned up as the only card.
    case first
    /// It is turned up and has to be compared with this card.
    case second(against: Int)
  }

  /// Turns up a card if the rules allow it, and down what lay face up until this choice.
  @usableFromInline
  mutating func turnUp(_ id: Int, at instant: GameInstant) -> Choice {
    if let reason = reasonToIgnore(id) { return .ignored(reason) }
    endPeek()
    if up.second >= 0 { turnDownCards(at: instant) }
    setFlags(of: id, to: flags[id].union(.faceUp))
    let since = bonusLimit > 0 ? max(instant, .earliest) : .idle
    guard up.first >= 0 else {
      up.first = Int32(truncatingIfNeeded: id)
      up.firstSince = since
      return .first
    }
    up.second = Int32(truncatingIfNeeded: id)
    up.secondSince = since
    return .second(against: Int(up.first))
  }

  private func reasonToIgnore(_ id: Int) -> Outcome.Reason? {
    guard flags.indices.contains(id) else { return .unknownCard }
    if isPaused { return .paused }
    if isDealUp { return .dealIsUp }
    let card = flags[id]
    if card.contains(.matched) { return .alreadyMatched }
    if card.contains(.faceUp) { return .alreadyFaceUp }
    if isMismatchUp, rules.mismatch == .staysUpUntilTurnedBack { return .mismatchIsUp }
    return nil
  }

  /// Whether two cards lie face up that do not match.
  var isMismatchUp: Bool {
    up.second >= 0 && !flags[Int(up.second)].contains(.matched)
  }

  /// Settles the pair that has just been turned up as a match: it is won, and its player stays on
  /// turn.
  @usableFromInline
  mutating func settleMatch(at instant: GameInstant) -> Outcome {
    stopBonus(at: instant)
    var points = rules.points.match
    points &+= win(Int(up.first))
    points &+= win(Int(up.second))
    pairsLeft -= 1
    players[turn].pairs += 1
    players[turn].moves &+= 1
    players[turn].score &+= points
    up.putInOrder()
    return .matched
  }

  /// Marks a card as won; returns the points for its bonus time.
  private mutating func win(_ id: Int) -> Int {
    setFlags(of: id, to: flags[id].union(.matched))
    return rules.points.bonusSecond &* wholeBonusSeconds(of: id)
  }

  /// Settles the pair that has just been turned up as a mismatch: it costs points for each card that
  /// had been seen, and the turn passes.
  @usableFromInline
  mutating func settleMismatch() -> Outcome {
    var seen = 0
    if flags[Int(up.first)].contains(.seen) { seen += 1 }
    if flags[Int(up.second)].contains(.seen) { seen += 1 }
    players[turn].moves &+= 1
    players[turn].score &+= rules.points.seenMismatch &* seen
    turn = turn + 1 == players.count ? 0 : turn + 1
    up.putInOrder()
    return .mismatched
  }

  /// Turns down the cards that choices turned up; from now on they have been seen.
  mutating func turnDownCards(at instant: GameInstant) {
    stopBonus(at: instant)
    if up.first >= 0 { turnDown(Int(up.first)) }
    if up.second >= 0 { turnDown(Int(up.second)) }
    up = FaceUpPair()
  }

  private mutating func turnDown(_ id: Int) {
    setFlags(of: id, to: flags[id].subtracting(.faceUp).union(.seen))
  }

  /// Turns down the whole deal, which from now on has been seen.
  ///
  /// - Complexity: O(n), once in a game.
  mutating func turnDownDeal() {
    isDealUp = false
    for id in flags.indices {
      turnDown(id)
    }
  }

  mutating func setFlags(of id: Int, to new: CardFlags) {
    sum.change(flagsOf: id, from: flags[id], to: new)
    flags[id] = new
  }
}

extension FaceUpPair {
  /// Forgets which card came first: nothing depends on it any more, and states that can't be told
  /// apart by what follows shall be equal.
  mutating func putInOrder() {
    guard first > second else { return }
    swap(&first, &second)
    swap(&firstSince, &secondSince)
  }
}
