import GameModel

/// The lecture's model, extended to all the rules: the oracle that the real one is held against.
///
/// It shares no code and no idea with the real one: it has no memory of what lies face up, looks
/// through all the cards at every choice, and books time card by card in property observers.
struct LinearMemoryGame {
  struct Card {
    let id: Int
    let content: Int
    var isMatched = false
    var isPeeked = false
    var hasBeenSeen = false
    var isFaceUp = false {
      didSet { if oldValue, !isFaceUp { hasBeenSeen = true } }
    }
    var spent: Int64 = 0
    var since: Int64?

    mutating func stopClock(at now: Int64, limit: Int64) {
      if let start = since { spent = min(limit, spent + max(0, now - start)) }
      since = nil
    }
  }

  struct Player: Equatable {
    var pairs = 0
    var moves = 0
    var peeks = 0
    var score = 0
  }

  let rules: Rules
  /// Nanoseconds.
  let limit: Int64
  var cards: [Card] = []
  var players: [Player]
  var turn = 0
  var isDealUp: Bool
  var isPaused = false

  init(contents: [Int], players: Int, rules: Rules) {
    self.rules = rules
    limit = Int64(rules.bonusLimit / .nanoseconds(1))
    self.players = Array(repeating: Player(), count: players)
    isDealUp = rules.deal == .faceUp && !contents.isEmpty
    for pair in contents.indices {
      for id in [pair * 2, pair * 2 + 1] {
        cards.append(Card(id: id, content: contents[pair], isFaceUp: isDealUp))
      }
    }
  }

  private var indexOfTheOneAndOnlyFaceUpCard: Int? {
    let up = cards.indices.filter { cards[$0].isFaceUp }
    return up.count == 1 ? up[0] : nil
  }

  var mismatch: [Int] {
    let up = cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched }
    return up.count == 2 && !isDealUp ? up : []
  }

  mutating func choose(id: Int, at now: Int64) -> Outcome {
    guard let chosen = cards.firstIndex(where: { $0.id == id }) else {
      return .ignored(.unknownCard)
    }
    if isPaused { return .ignored(.paused) }
    if isDealUp { return .ignored(.dealIsUp) }
    if cards[chosen].isMatched { return .ignored(.alreadyMatched) }
    if cards[chosen].isFaceUp { return .ignored(.alreadyFaceUp) }
    if rules.mismatch == .staysUpUntilTurnedBack, !mismatch.isEmpty {
      return .ignored(.mismatchIsUp)
    }
    endPeek()
    guard let other = indexOfTheOneAndOnlyFaceUpCard else {
      turnAllDown(at: now)
      turnUp(chosen, at: now)
      return .flipped
    }
    turnUp(chosen, at: now)
    players[turn].moves += 1
    if cards[chosen].content == cards[other].content {
      for index in [chosen, other] {
        cards[index].stopClock(at: now, limit: limit)
        cards[index].isMatched = true
        cards[index].hasBeenSeen = true
        let seconds = Int((limit - cards[index].spent) / 1_000_000_000)
        players[turn].score += seconds * rules.points.bonusSecond
      }
      players[turn].score += rules.points.match
      players[turn].pairs += 1
      return .matched
    }
    for index in [chosen, other] where cards[index].hasBeenSeen {
      players[turn].score += rules.points.seenMismatch
    }
    turn = (turn + 1) % players.count
    return .mismatched
  }

  private mutating func turnUp(_ index: Int, at now: Int64) {
    cards[index].isFaceUp = true
    if limit > 0 { cards[index].since = now }
  }

  private mutating func turnAllDown(at now: Int64) {
    for index in cards.indices where cards[index].isFaceUp {
      cards[index].stopClock(at: now, limit: limit)
      cards[index].isFaceUp = false
    }
  }

  mutating func turnBack(at now: Int64) -> Bool {
    let isPairUp = cards.filter(\.isFaceUp).count == 2
    guard isDealUp || isPairUp else { return false }
    turnAllDown(at: now)
    isDealUp = false
    return true
  }

  mutating func peek(id: Int) -> Outcome {
    guard let index = cards.firstIndex(where: { $0.id == id }) else {
      return .ignored(.unknownCard)
    }
    if isPaused { return .ignored(.paused) }
    if isDealUp { return .ignored(.dealIsUp) }
    if cards[index].isMatched { return .ignored(.alreadyMatched) }
    if cards[index].isFaceUp { return .ignored(.alreadyFaceUp) }
    if cards[index].isPeeked { return .ignored(.alreadyPeeked) }
    endPeek()
    cards[index].isPeeked = true
    cards[index].hasBeenSeen = true
    players[turn].peeks += 1
    players[turn].score += rules.points.peek
    return .peeked
  }

  mutating func endPeek() {
    for index in cards.indices {
      cards[index].isPeeked = false
    }
  }

  mutating func pause(at now: Int64) -> Bool {
    guard !isPaused else { return false }
    for index in cards.indices {
      cards[index].stopClock(at: now, limit: limit)
    }
    isPaused = true
    return true
  }

  mutating func resume(at now: Int64) -> Bool {
    guard isPaused else { return false }
    isPaused = false
    for index in cards.indices
    where limit > 0 && !isDealUp && cards[index].isFaceUp && !cards[index].isMatched {
      cards[index].since = now
    }
    return true
  }

  /// Moves the cards as a shuffle has moved those of the real game.
  mutating func rearrange(like order: [Int]) {
    cards = order.map { id in cards.first { $0.id == id }! }
  }
}
