/// Follows a game card by card, and tells what each choice cost and what was luck.
///
/// With V what a table is worth, `loss` is V of the best kind of card against V of the kind that was
/// chosen, before its face shows; `luck` is V after the face against V before. What a choice changes
/// is their sum, so over a game everything but the two cancels out: `moves = par + loss + luck`.
public struct GameReviewer<Value: Valuation>: Sendable {
  /// What has been found so far.
  public private(set) var review: GameReview<Value.Number>

  private let valuation: Value
  private let players: Int
  private var player = 0
  /// By card: the number of the move in which it was last seen; nil for a card of which nobody knows
  /// what it shows.
  private var lastSeen: [Int?]
  private var isWon: [Bool]
  /// The cards that lie face up.
  private var faceUp: [Int] = []
  private var knowledge: Knowledge

  /// Begins with a table on which nothing has been turned up.
  ///
  /// - Parameters:
  ///   - pairs: How many pairs there are. The cards of pair p are 2p and 2p + 1.
  ///   - players: One, or two who take turns.
  ///   - beginsSeen: Whether all cards were shown at the start.
  ///   - valuation: What tables are worth.
  /// - Returns: nil for a table that the valuation is too small for.
  public init?(pairs: Int, players: Int = 1, beginsSeen: Bool = false, valuation: Value) {
    let pairs = max(pairs, 0)
    let knowledge =
      beginsSeen
      ? Knowledge(knownPairs: pairs, singles: 0, unseen: 0)
      : Knowledge(knownPairs: 0, singles: 0, unseen: pairs * 2)
    guard let par = valuation.worth(of: knowledge) else { return nil }
    self.valuation = valuation
    self.players = max(players, 1)
    self.knowledge = knowledge
    lastSeen = Array(repeating: beginsSeen ? 0 : nil, count: pairs * 2)
    isWon = Array(repeating: false, count: pairs * 2)
    let nothing = Array(repeating: Value.Number(0), count: self.players)
    review = GameReview(par: par, remaining: par, losses: nothing, luck: nothing)
  }

  /// A card is turned up by whom is on turn. One that can't be is left out of account.
  ///
  /// - Complexity: O(1); O(n) where a known pair was the better choice, or the only good one.
  @discardableResult
  public mutating func turnUp(_ card: Int) -> ReviewedChoice<Value.Number>? {
    guard isWon.indices.contains(card), !isWon[card], !faceUp.contains(card) else { return nil }
    let first = faceUp.count == 1 ? faceUp.first : nil
    let before = knowledge
    let kind = kind(of: card, after: first)
    guard let best = valuation.best(in: before),
      let chosen = valuation.worth(of: kind, in: before)
    else { return nil }
    let rememberable = kind == best.kind ? [] : cards(of: best.kind, after: first)
    let ago = movesSinceSeen(rememberable)
    let trial = trial(ofChoosing: card, kind, best: best.kind, after: first)

    see(card)
    var worth: Value.Number?
    var isMatch = false
    let (mover, move) = (player, review.moves + 1)
    if let first {
      isMatch = first / 2 == card / 2
      endMove(isMatch: isMatch, first, card)
      worth = valuation.worth(of: knowledge).map {
        isMatch
          ? valuation.worth(ofMatchBefore: $0) : valuation.worth(ofMismatchBefore: $0)
      }
    } else {
      faceUp = [card]
      knowledge.raised = raised(card)
      worth = valuation.worth(of: knowledge)
    }
    guard let worth else { return nil }
    let choice = ReviewedChoice(
      card: card, player: mover, move: move, isSecond: first != nil, knowledge: before, kind: kind,
      best: best.kind, loss: valuation.loss(ofChoosing: chosen, insteadOf: best.worth),
      luck: worth - chosen, worth: worth, isMatch: isMatch, rememberable: rememberable,
      lastSeen: ago, trial: trial)
    review.choices.append(choice)
    review.losses[mover] = review.losses[mover] + choice.loss
    review.luck[mover] = review.luck[mover] + choice.luck
    review.remaining = valuation.worth(of: knowledge) ?? review.remaining
    return choice
  }

  /// A card is shown to the players without being turned up.
  public mutating func peek(at card: Int) {
    guard isWon.indices.contains(card), !isWon[card] else { return }
    review.peeks = review.peeks + change { $0.see(card) }
  }

  /// All cards but those that lie face up are moved to places that nobody knows.
  ///
  /// - Complexity: O(n)
  public mutating func shuffle() {
    review.shuffles = review.shuffles + change { $0.forgetPlaces() }
  }

  /// The cards that lie face up are turned down, but for one that waits for its second.
  public mutating func turnBack() {
    if faceUp.count == 2 { faceUp = [] }
  }

  // MARK: What is known

  /// What a change that is no choice does to what the table is worth to the first player.
  private mutating func change(_ body: (inout Self) -> Void) -> Value.Number {
    let before = review.remaining
    body(&self)
    review.remaining = valuation.worth(of: knowledge) ?? before
    return player == 0 ? review.remaining - before : before - review.remaining
  }

  private func kind(of card: Int, after first: Int?) -> CardKind {
    guard lastSeen[card] != nil else { return .unseen }
    if let first, card == first ^ 1 { return .twin }
    return lastSeen[card ^ 1] == nil ? .single : .known
  }

  private func raised(_ card: Int) -> Knowledge.RaisedCard {
    lastSeen[card ^ 1] == nil ? .single : .ofKnownPair
  }

  private mutating func see(_ card: Int) {
    if lastSeen[card] == nil {
      knowledge = lastSeen[card ^ 1] == nil ? knowledge.addingSingle : knowledge.completingPair
    }
    lastSeen[card] = review.moves + 1
    if faceUp.count == 1, let first = faceUp.first { knowledge.raised = raised(first) }
  }

  private mutating func endMove(isMatch: Bool, _ first: Int, _ second: Int) {
    knowledge.raised = nil
    review.moves += 1
    if isMatch {
      knowledge.knownPairs -= 1
      isWon[first] = true
      isWon[second] = true
      faceUp = []
    } else {
      // They lie face up until the next choice.
      faceUp = [first, second]
      player = (player + 1) % players
    }
  }

  private mutating func forgetPlaces() {
    for card in lastSeen.indices where !isWon[card] && !faceUp.contains(card) {
      lastSeen[card] = nil
    }
    let left = lastSeen.indices.filter { !isWon[$0] }
    let seen = left.filter { lastSeen[$0] != nil }
    let ofPairs = seen.count { lastSeen[$0 ^ 1] != nil }
    knowledge = Knowledge(
      knownPairs: ofPairs / 2, singles: seen.count - ofPairs, unseen: left.count - seen.count)
    if faceUp.count == 1, let first = faceUp.first { knowledge.raised = raised(first) }
  }

  /// Cards that a player could have remembered to choose: the twin, or the known pair that was seen
  /// last.
  private func cards(of kind: CardKind, after first: Int?) -> [Int] {
    switch kind {
    case .twin: first.map { [$0 ^ 1] } ?? []
    case .known where first == nil: latestKnownPair()
    case .known, .single, .unseen: []
    }
  }

  /// How many moves ago the one of some cards that was longest not seen was seen.
  private func movesSinceSeen(_ cards: [Int]) -> Int? {
    cards.compactMap { lastSeen[$0] }.min().map { review.moves - $0 + 1 }
  }

  /// What a choice tells of memory, before the card shows its face.
  private func trial(
    ofChoosing card: Int, _ kind: CardKind, best: CardKind, after first: Int?
  ) -> RecallTrial<Value.Number>? {
    guard best == .twin || best == .known, valuation.requires(best, in: knowledge),
      let ago = movesSinceSeen(cards(of: best, after: first))
    else { return nil }
    let choosable = knowledge.pairsLeft * 2 - faceUp.count
    let wanted = best == .twin ? 1 : knownCardsToChoose()
    guard wanted < choosable else { return nil }
    return RecallTrial(
      movesAgo: ago, isHit: kind == best, chance: Value.Number(wanted, over: choosable))
  }

  /// How many cards of known pairs can be turned up.
  private func knownCardsToChoose() -> Int {
    lastSeen.indices.count { card in
      !isWon[card] && !faceUp.contains(card) && lastSeen[card] != nil && lastSeen[card ^ 1] != nil
    }
  }

  private func latestKnownPair() -> [Int] {
    var latest: (card: Int, seen: Int)?
    for card in stride(from: 0, to: lastSeen.count, by: 2) where !isWon[card] {
      guard let one = lastSeen[card], let other = lastSeen[card + 1] else { continue }
      let seen = min(one, other)
      if seen > latest?.seen ?? -1 { latest = (card, seen) }
    }
    return latest.map { [$0.card, $0.card + 1] } ?? []
  }
}
