import Simulation

/// A table as it lay at a step of a game: the card of the step shows its face.
struct ReviewedTable: Equatable {
  /// A card, or the place that it left.
  struct Card: Equatable, Identifiable {
    enum Side: Equatable {
      case back, face, matched, mismatched, away
    }

    let id: Int
    let symbol: String
    var side = Side.back
    /// Whether it had been seen before the step.
    var isKnown = false
    /// Whether it was turned up at the step.
    var isChosen = false
    /// Whether it would have been a better choice.
    var isBetter = false
  }

  /// By their places.
  let cards: [Card]

  /// - Parameter step: From 0, before the first card is turned up, to the number of cards that were.
  /// - Complexity: O(n + s) for n cards and s steps.
  init(_ game: ReviewedGame, at step: Int) {
    var play = Play(game)
    for number in 0..<min(max(step, 0), game.steps) {
      play.take(game.events(after: number))
      play.turnUp(game.review.choices[number])
    }
    if step >= game.steps { play.take(game.events(after: game.steps)) }
    cards = play.order.map { play.cards[$0] }
  }
}

/// A game that is followed card by card.
private struct Play {
  /// By their numbers.
  var cards: [ReviewedTable.Card]
  var order: [Int]

  init(_ game: ReviewedGame) {
    cards = (0..<game.symbols.count * 2).map { card in
      ReviewedTable.Card(id: card, symbol: game.symbol(of: card), isKnown: game.beginsSeen)
    }
    order = game.order.filter(cards.indices.contains)
  }

  mutating func take(_ events: [ReviewedGame.Event]) {
    for event in events {
      switch event.kind {
      case .peek(let card):
        if cards.indices.contains(card) { cards[card].isKnown = true }
      case .newOrder(let order):
        self.order = order.filter(cards.indices.contains)
        for card in cards.indices where cards[card].side == .back { cards[card].isKnown = false }
      }
    }
  }

  mutating func turnUp(_ choice: ReviewedChoice<Double>) {
    clear(isSecond: choice.isSecond)
    guard cards.indices.contains(choice.card) else { return }
    markBetter(than: choice)
    cards[choice.card].isChosen = true
    cards[choice.card].side = .face
    guard choice.isSecond else { return }
    for card in cards.indices where cards[card].side == .face {
      cards[card].side = choice.isMatch ? .matched : .mismatched
    }
  }

  /// Forgets what only the step before shows; a new move turns back, or takes away, what lies face up.
  private mutating func clear(isSecond: Bool) {
    for card in cards.indices {
      if cards[card].isChosen { cards[card].isKnown = true }
      cards[card].isChosen = false
      cards[card].isBetter = false
      guard !isSecond else { continue }
      switch cards[card].side {
      case .matched: cards[card].side = .away
      case .face, .mismatched: cards[card].side = .back
      case .back, .away: break
      }
    }
  }

  /// Marks what would have cost less: the cards that could have been remembered, or all of the better
  /// kind.
  private mutating func markBetter(than choice: ReviewedChoice<Double>) {
    guard choice.reason != nil else { return }
    for card in cards.indices where cards[card].side == .back {
      cards[card].isBetter =
        switch choice.best {
        case .twin, .known: choice.rememberable.contains(card)
        case .unseen: !cards[card].isKnown
        case .single: cards[card].isKnown && !cards[card ^ 1].isKnown
        }
    }
  }
}
