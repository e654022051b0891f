import GameModel

/// The oracle: the rules of the game written down once more, slowly.
///
/// It shares nothing with the model but the names of rules and outcomes. Questions walk all cards,
/// nothing of the game is counted along, and the time that a card has used is the sum of its
/// stretches: no bound cuts it short, and its numbers are too wide to overflow.
///
/// It answers millions of operations a second, so a choice allocates nothing.
public struct NaiveMemoryGame: GameSubject {
  private struct Card {
    /// How long the card lay face up and used up bonus time, in nanoseconds.
    var stretches: Int128 = 0
    var content: Int
    /// Since when it does so now.
    var since: Int64?

    func spent(at instant: Int64) -> Int128 {
      guard let since, instant > since else { return stretches }
      return stretches + Int128(instant) - Int128(since)
    }

    mutating func stop(at instant: Int64) {
      stretches = spent(at: instant)
      since = nil
    }
  }

  private let setup: ModelSetup
  /// How long a card can earn a bonus, in nanoseconds.
  private let limit: Int128
  private var cards: [Card] = []
  private var faceUp: CardSet
  private var matched: CardSet
  private var seen: CardSet
  private var seats: [GameView.Seat] = []
  /// The cards that choices turned up, in their order.
  private var chosen: [Int] = []
  /// The card that is being peeked at.
  private var peeked: Int?
  private var turn = 0
  private var isPaused = false
  private var isDealUp = false

  /// Deals the cards of a setup.
  public init(_ setup: ModelSetup) {
    self.setup = setup
    let (seconds, attoseconds) = setup.rules.bonusLimit.components
    limit = Int128(seconds) * 1_000_000_000 + Int128(attoseconds) / 1_000_000_000
    faceUp = CardSet(ofNoneOf: setup.pairs * 2)
    matched = faceUp
    seen = faceUp
    deal()
  }

  private mutating func deal() {
    isDealUp = setup.rules.deal == .faceUp && setup.pairs > 0
    cards = (0..<setup.pairs * 2).map { id in
      Card(content: id / 2 % max(1, setup.kinds))
    }
    faceUp.removeAll()
    matched.removeAll()
    seen.removeAll()
    for id in cards.indices where isDealUp { faceUp.insert(id) }
    seats = Array(repeating: GameView.Seat(), count: setup.players)
    chosen.removeAll(keepingCapacity: true)
    peeked = nil
    turn = 0
    isPaused = false
  }

  // MARK: Rules

  public mutating func perform(_ operation: ModelOperation) -> ModelAnswer {
    let now = operation.instant.nanoseconds
    switch operation.kind {
    case .choose(let id):
      return .outcome(choose(id, at: now))
    case .peek(let id):
      return .outcome(peek(id))
    case .endPeek:
      peeked = nil
      return .done
    case .turnBack:
      return .changed(turnBack(at: now))
    case .pause:
      let wasGoingOn = !isPaused
      isPaused = true
      for id in cards.indices where wasGoingOn {
        cards[id].stop(at: now)
      }
      return .changed(wasGoingOn)
    case .resume:
      let wasPaused = isPaused
      isPaused = false
      for id in chosen where wasPaused && !matched.contains(id) {
        cards[id].since = now
      }
      return .changed(wasPaused)
    case .reorder:
      return .done
    case .restart:
      deal()
      return .done
    }
  }

  private mutating func choose(_ id: Int, at now: Int64) -> Outcome {
    guard cards.indices.contains(id) else { return .ignored(.unknownCard) }
    if isPaused { return .ignored(.paused) }
    if isDealUp { return .ignored(.dealIsUp) }
    if matched.contains(id) { return .ignored(.alreadyMatched) }
    if faceUp.contains(id) { return .ignored(.alreadyFaceUp) }
    if isMismatchUp, setup.rules.mismatch == .staysUpUntilTurnedBack {
      return .ignored(.mismatchIsUp)
    }
    peeked = nil
    if chosen.count == 2 { turnDownChosen(at: now) }
    faceUp.insert(id)
    cards[id].since = now
    chosen.append(id)
    guard chosen.count == 2 else { return .flipped }
    seats[turn].moves += 1
    return settle(chosen[0], chosen[1], at: now)
  }

  private mutating func settle(_ first: Int, _ second: Int, at now: Int64) -> Outcome {
    let points = setup.rules.points
    guard cards[first].content == cards[second].content else {
      for id in chosen where seen.contains(id) {
        seats[turn].score += points.seenMismatch
      }
      turn = (turn + 1) % seats.count
      return .mismatched
    }
    for id in chosen {
      cards[id].stop(at: now)
      matched.insert(id)
      seen.insert(id)
      seats[turn].score += points.bonusSecond * (Int(bonus(of: id, at: now)) / 1_000_000_000)
    }
    seats[turn].pairs += 1
    seats[turn].score += points.match
    return .matched
  }

  private mutating func peek(_ id: Int) -> Outcome {
    guard cards.indices.contains(id) else { return .ignored(.unknownCard) }
    if isPaused { return .ignored(.paused) }
    if isDealUp { return .ignored(.dealIsUp) }
    if matched.contains(id) { return .ignored(.alreadyMatched) }
    if faceUp.contains(id) { return .ignored(.alreadyFaceUp) }
    if peeked == id { return .ignored(.alreadyPeeked) }
    peeked = id
    seen.insert(id)
    seats[turn].peeks += 1
    seats[turn].score += setup.rules.points.peek
    return .peeked
  }

  private mutating func turnBack(at now: Int64) -> Bool {
    if isDealUp {
      isDealUp = false
      for id in cards.indices {
        faceUp.remove(id)
        seen.insert(id)
      }
      return true
    }
    guard chosen.count == 2 else { return false }
    turnDownChosen(at: now)
    return true
  }

  private mutating func turnDownChosen(at now: Int64) {
    for id in chosen {
      cards[id].stop(at: now)
      faceUp.remove(id)
      seen.insert(id)
    }
    chosen.removeAll(keepingCapacity: true)
  }

  // MARK: What shows

  private var isMismatchUp: Bool {
    chosen.count == 2 && chosen.contains { !matched.contains($0) }
  }

  private var pairsLeft: Int {
    (cards.count - matched.count) / 2
  }

  private var moves: Int {
    seats.reduce(0) { $0 + $1.moves }
  }

  private var score: Int {
    seats.reduce(0) { $0 + $1.score }
  }

  private func bonus(of id: Int, at now: Int64) -> Int128 {
    max(0, limit - cards[id].spent(at: now))
  }

  private var standing: Standing {
    guard !cards.isEmpty, pairsLeft == 0 else { return .undecided }
    let most = seats.map(\.pairs).max() ?? 0
    let best = seats.indices.filter { seats[$0].pairs == most }
    return best.count > 1 ? .tied(players: best) : .won(player: best[0])
  }

  @inline(__always)
  private func shown(_ id: Int, at now: Int64) -> GameView.Card {
    let left = bonus(of: id, at: now)
    let isMatched = matched.contains(id)
    return GameView.Card(
      id: id, content: cards[id].content, isFaceUp: faceUp.contains(id), isMatched: isMatched,
      hasBeenSeen: seen.contains(id), isPeeked: peeked == id,
      bonus: .nanoseconds(Int64(left)), isConsuming: cards[id].since != nil && left > 0,
      hasEarnedBonus: isMatched && left > 0)
  }

  public func view(at instant: GameInstant) -> GameView {
    let now = instant.nanoseconds
    let left = pairsLeft
    return GameView(
      cards: cards.indices.map { shown($0, at: now) }, players: seats, currentPlayer: turn,
      isDealUp: isDealUp, isMismatchUp: isMismatchUp, isOver: left == 0, isPaused: isPaused,
      moves: moves, pairsLeft: left, score: score, standing: standing)
  }

  @inline(__always)
  public func glance(at instant: GameInstant, card: Int?) -> GameGlance {
    let left = pairsLeft
    var shown: GameView.Card?
    if let card, cards.indices.contains(card) {
      shown = self.shown(card, at: instant.nanoseconds)
    }
    return GameGlance(
      card: shown, currentPlayer: turn, isDealUp: isDealUp, isMismatchUp: isMismatchUp,
      isOver: left == 0, isPaused: isPaused, moves: moves, pairsLeft: left, score: score)
  }
}
