import GameModel

/// The oracle: the rules of the game written down once more, slowly.
///
/// It shares nothing with the model but the names of rules and outcomes. Every question walks all
/// cards, nothing is counted along, and bonus time is a list of stretches that is added up each
/// time.
public struct NaiveMemoryGame: GameSubject {
  private struct Card {
    var content: Int
    var isFaceUp = false
    var isMatched = false
    var hasBeenSeen = false
    var isPeeked = false
    /// When the card lay face up and used up bonus time, in nanoseconds.
    var stretches: [(from: Int128, to: Int128)] = []
    /// Since when it does so now.
    var since: Int128?

    func spent(at instant: Int128) -> Int128 {
      let before = stretches.reduce(0) { $0 + max(0, $1.to - $1.from) }
      return before + (since.map { max(0, instant - $0) } ?? 0)
    }

    mutating func stop(at instant: Int128) {
      guard let since else { return }
      stretches.append((from: since, to: instant))
      self.since = nil
    }
  }

  private let setup: ModelSetup
  /// How long a card can earn a bonus, in nanoseconds.
  private let limit: Int128
  private var cards: [Card] = []
  private var seats: [GameView.Seat] = []
  /// The cards that choices turned up, in their order.
  private var chosen: [Int] = []
  private var turn = 0
  private var isPaused = false
  private var isDealUp = false

  /// Deals the cards of a setup.
  public init(_ setup: ModelSetup) {
    self.setup = setup
    let (seconds, attoseconds) = setup.rules.bonusLimit.components
    limit = Int128(seconds) * 1_000_000_000 + Int128(attoseconds) / 1_000_000_000
    deal()
  }

  private mutating func deal() {
    isDealUp = setup.rules.deal == .faceUp && setup.pairs > 0
    cards = (0..<setup.pairs * 2).map { id in
      Card(content: id / 2 % max(1, setup.kinds), isFaceUp: isDealUp)
    }
    seats = Array(repeating: GameView.Seat(), count: setup.players)
    chosen = []
    turn = 0
    isPaused = false
  }

  // MARK: Rules

  public mutating func perform(_ operation: ModelOperation) -> ModelAnswer {
    let now = Int128(operation.instant.nanoseconds)
    switch operation.kind {
    case .choose(let id):
      return .outcome(choose(id, at: now))
    case .peek(let id):
      return .outcome(peek(id))
    case .endPeek:
      endPeek()
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
      for id in chosen where wasPaused && !cards[id].isMatched {
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

  private mutating func choose(_ id: Int, at now: Int128) -> Outcome {
    guard cards.indices.contains(id) else { return .ignored(.unknownCard) }
    if isPaused { return .ignored(.paused) }
    if isDealUp { return .ignored(.dealIsUp) }
    if cards[id].isMatched { return .ignored(.alreadyMatched) }
    if cards[id].isFaceUp { return .ignored(.alreadyFaceUp) }
    if isMismatchUp, setup.rules.mismatch == .staysUpUntilTurnedBack {
      return .ignored(.mismatchIsUp)
    }
    endPeek()
    if chosen.count == 2 { turnDownChosen(at: now) }
    cards[id].isFaceUp = true
    cards[id].since = now
    chosen.append(id)
    guard chosen.count == 2 else { return .flipped }
    seats[turn].moves += 1
    return settle(chosen[0], chosen[1], at: now)
  }

  private mutating func settle(_ first: Int, _ second: Int, at now: Int128) -> Outcome {
    let points = setup.rules.points
    guard cards[first].content == cards[second].content else {
      for id in [first, second] where cards[id].hasBeenSeen {
        seats[turn].score += points.seenMismatch
      }
      turn = (turn + 1) % seats.count
      return .mismatched
    }
    for id in [first, second] {
      cards[id].stop(at: now)
      cards[id].isMatched = true
      cards[id].hasBeenSeen = true
      seats[turn].score += points.bonusSecond * Int(bonus(of: id, at: now) / 1_000_000_000)
    }
    seats[turn].pairs += 1
    seats[turn].score += points.match
    return .matched
  }

  private mutating func peek(_ id: Int) -> Outcome {
    guard cards.indices.contains(id) else { return .ignored(.unknownCard) }
    if isPaused { return .ignored(.paused) }
    if isDealUp { return .ignored(.dealIsUp) }
    if cards[id].isMatched { return .ignored(.alreadyMatched) }
    if cards[id].isFaceUp { return .ignored(.alreadyFaceUp) }
    if cards[id].isPeeked { return .ignored(.alreadyPeeked) }
    endPeek()
    cards[id].isPeeked = true
    cards[id].hasBeenSeen = true
    seats[turn].peeks += 1
    seats[turn].score += setup.rules.points.peek
    return .peeked
  }

  private mutating func endPeek() {
    for id in cards.indices {
      cards[id].isPeeked = false
    }
  }

  private mutating func turnBack(at now: Int128) -> Bool {
    if isDealUp {
      isDealUp = false
      for id in cards.indices {
        cards[id].isFaceUp = false
        cards[id].hasBeenSeen = true
      }
      return true
    }
    guard chosen.count == 2 else { return false }
    turnDownChosen(at: now)
    return true
  }

  private mutating func turnDownChosen(at now: Int128) {
    for id in chosen {
      cards[id].stop(at: now)
      cards[id].isFaceUp = false
      cards[id].hasBeenSeen = true
    }
    chosen = []
  }

  // MARK: What shows

  private var isMismatchUp: Bool {
    chosen.count == 2 && chosen.contains { !cards[$0].isMatched }
  }

  private var pairsLeft: Int {
    cards.count { !$0.isMatched } / 2
  }

  private func bonus(of id: Int, at now: Int128) -> Int128 {
    max(0, limit - cards[id].spent(at: now))
  }

  private var standing: Standing {
    guard !cards.isEmpty, pairsLeft == 0 else { return .undecided }
    let most = seats.map(\.pairs).max() ?? 0
    let best = seats.indices.filter { seats[$0].pairs == most }
    return best.count > 1 ? .tied(players: best) : .won(player: best[0])
  }

  private func shown(_ id: Int, at now: Int128) -> GameView.Card {
    let card = cards[id]
    let left = bonus(of: id, at: now)
    return GameView.Card(
      id: id, content: card.content, isFaceUp: card.isFaceUp, isMatched: card.isMatched,
      hasBeenSeen: card.hasBeenSeen, isPeeked: card.isPeeked,
      bonus: .nanoseconds(Int64(left)), isConsuming: card.since != nil && left > 0,
      hasEarnedBonus: card.isMatched && left > 0)
  }

  public func view(at instant: GameInstant) -> GameView {
    let now = Int128(instant.nanoseconds)
    return GameView(
      cards: cards.indices.map { shown($0, at: now) }, players: seats, currentPlayer: turn,
      isDealUp: isDealUp, isMismatchUp: isMismatchUp, isOver: pairsLeft == 0, isPaused: isPaused,
      moves: seats.map(\.moves).reduce(0, +), pairsLeft: pairsLeft,
      score: seats.map(\.score).reduce(0, +), standing: standing)
  }

  public func glance(at instant: GameInstant, card: Int?) -> GameGlance {
    let now = Int128(instant.nanoseconds)
    let left = pairsLeft
    return GameGlance(
      card: card.flatMap { cards.indices.contains($0) ? shown($0, at: now) : nil },
      currentPlayer: turn, isDealUp: isDealUp, isMismatchUp: isMismatchUp, isOver: left == 0,
      isPaused: isPaused, moves: seats.reduce(0) { $0 + $1.moves }, pairsLeft: left,
      score: seats.reduce(0) { $0 + $1.score })
  }
}
