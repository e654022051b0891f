extension Table {
  /// What came of turning up a card.
  @usableFromInline
  enum Choice {
    case ignored(Outcome.Reason)
    /// It lies face up alone.
    case first
    /// It lies face up and has to be compared with this card.
    case second(against: Int)
  }

  /// Turns up a card if the rules allow it, and down what lay face up until this choice.
  @inlinable @inline(__always)
  mutating func turnUp(
    _ id: Int, under circumstances: Circumstances, at instant: GameInstant
  ) -> Choice {
    guard id >= 0, id < flags.count else { return .ignored(.unknownCard) }
    let card = Int32(truncatingIfNeeded: id)
    let isBlocked = circumstances.contains(.paused) || circumstances.contains(.dealIsUp)
    if isBlocked || flags[id].isMatched || card == up.first || card == up.second {
      return .ignored(reasonToIgnore(id))
    }
    let isTimed = circumstances.contains(.timed)
    if up.second >= 0 {
      if circumstances.contains(.mismatchStays), !up.isMatch { return .ignored(.mismatchIsUp) }
      turnDownPair(isTimed: isTimed, at: instant)
    }
    if peeked >= 0 { endPeek() }
    guard up.first >= 0 else {
      up.first = card
      if isTimed { up.firstSince = max(instant, .earliest) }
      return .first
    }
    up.second = card
    if isTimed { up.secondSince = max(instant, .earliest) }
    return .second(against: Int(up.first))
  }

  /// Why a card of this table can't be turned up now, or peeked at; the first reason that holds.
  @usableFromInline
  func reasonToIgnore(_ id: Int) -> Outcome.Reason {
    if isPaused { return .paused }
    if isDealUp { return .dealIsUp }
    return flags[id].isMatched ? .alreadyMatched : .alreadyFaceUp
  }

  /// Settles the pair that has just been turned up as a match: it is won, and its player stays on
  /// turn.
  @inlinable @inline(__always)
  mutating func settleMatch(isTimed: Bool, at instant: GameInstant) -> Outcome {
    var points = rules.points.match
    if isTimed { points &+= settleBonus(at: instant) }
    setFlagsOfPair(to: .won)
    up.isMatch = true
    up.putInOrder(withClocks: isTimed)
    pairsLeft &-= 1
    active.pairs &+= 1
    active.score &+= points
    return .matched
  }

  /// Settles the pair that has just been turned up as a mismatch: it costs points for each card that
  /// had been seen, and the turn passes.
  @inlinable @inline(__always)
  mutating func settleMismatch(isTimed: Bool) -> Outcome {
    let seen =
      (flags[Int(up.first)].isSeen ? 1 : 0) &+ (flags[Int(up.second)].isSeen ? 1 : 0)
    up.putInOrder(withClocks: isTimed)
    active.mismatches &+= 1
    active.score &+= rules.points.seenMismatch &* seen
    if waiting.count > 1 { passTurn() }
    return .mismatched
  }

  /// Lets the next player be on turn.
  @usableFromInline
  mutating func passTurn() {
    waiting[turn] = active
    turn = turn + 1 == waiting.count ? 0 : turn + 1
    active = waiting[turn]
    waiting[turn] = Counters()
  }

  /// Turns down the two cards that lie face up; from now on they have been seen.
  @inlinable @inline(__always)
  mutating func turnDownPair(isTimed: Bool, at instant: GameInstant) {
    if isTimed { stopBonus(at: instant) }
    if !up.isMatch { setFlagsOfPair(to: .seen) }
    up.first = -1
    up.second = -1
    up.isMatch = false
  }

  /// Turns down the pair that lies face up, or the deal; returns whether there was one.
  @inlinable @inline(__always)
  mutating func turnBack(at instant: GameInstant) -> Bool {
    if up.second >= 0 {
      turnDownPair(isTimed: bonusLimit > 0, at: instant)
      return true
    }
    guard isDealUp else { return false }
    turnDownDeal()
    return true
  }

  /// Sets what is true of the two cards that lie face up.
  @inlinable @inline(__always)
  mutating func setFlagsOfPair(to new: CardFlags) {
    let (first, second) = (Int(up.first), Int(up.second))
    flags.withUnsafeMutableBufferPointer { flags in
      keys.withUnsafeBufferPointer { keys in
        sum.change(key: keys[first], from: flags[first], to: new)
        sum.change(key: keys[second], from: flags[second], to: new)
      }
      flags[first] = new
      flags[second] = new
    }
  }

  @inlinable @inline(__always)
  mutating func setFlags(of id: Int, to new: CardFlags) {
    sum.change(key: keys[id], from: flags[id], to: new)
    flags[id] = new
  }

  /// Whether two cards lie face up that do not match.
  @inlinable
  var isMismatchUp: Bool {
    up.second >= 0 && !up.isMatch
  }

  /// Whether a card lies face up.
  @inlinable
  func isFaceUp(_ id: Int) -> Bool {
    isDealUp || Int(up.first) == id || Int(up.second) == id
  }
}

extension FaceUpPair {
  /// Forgets which card came first: nothing depends on it any more, and states that can't be told
  /// apart by what follows shall be equal.
  ///
  /// Which of two cards has the smaller identifier can't be predicted, so nothing is branched on
  /// it where clocks don't run.
  @inlinable @inline(__always)
  mutating func putInOrder(withClocks: Bool) {
    if withClocks, first > second {
      (firstSince, secondSince) = (secondSince, firstSince)
    }
    (first, second) = (min(first, second), max(first, second))
  }
}
