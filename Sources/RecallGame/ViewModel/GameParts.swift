import RecallUI

/// The parts of a game that views observe, each by itself: what an intent changes is evaluated
/// again, and nothing else.
///
/// The game is what counts. It tells its parts after each change which of its cards may have
/// changed; what a part shows is always what the game says.
final class GameParts {
  /// What stands above the table, or covers it.
  struct Phase: Equatable {
    var isOver: Bool
    var isLost: Bool
    var isPausedByPlayer: Bool

    /// Whether there is nothing left to be played.
    var hasEnded: Bool { isOver || isLost }
  }

  /// What is left in the deck.
  struct Pile: Equatable {
    /// The uppermost cards, the first one on top; of a large deck no more than can be seen.
    var cards: [EmojiMemoryGame.Card.ID]
    /// Whether the cards are on their way back into the deck.
    var isGathering: Bool
    /// Whether it waits for the player.
    var awaitsDeal: Bool
  }

  let score: Observed<Int>
  let moves: Observed<Int>
  let pairsLeft: Observed<Int>
  let clock: Observed<GameClock>
  let phase: Observed<Phase>
  let pile: Observed<Pile>
  let awaitsDeal: Observed<Bool>
  /// The cards by their places on the table.
  let order: Observed<[EmojiMemoryGame.Card.ID]>
  /// What only games have that aren't played in the classic way.
  let course: CourseParts?
  /// What to tell somebody who plays for the first time; nil while nobody does.
  private var advice: Observed<Advice>?
  /// By identifier, those that a view has asked for.
  private var cards: [TableCard?]
  /// The cards that lay face up, or were peeked at, when they were last shown.
  private var shown: [EmojiMemoryGame.Card.ID]
  /// How many places had been dealt to.
  private var dealt: Int

  init(of game: EmojiMemoryGame) {
    score = Observed(game.score)
    moves = Observed(game.moves)
    pairsLeft = Observed(game.pairsLeft)
    clock = Observed(game.clock)
    phase = Observed(game.phase)
    let pile = game.pile
    self.pile = Observed(pile)
    awaitsDeal = Observed(pile.awaitsDeal)
    order = Observed(game.order)
    course = game.course.map { CourseParts(of: game, $0) }
    cards = Array(repeating: nil, count: game.model.numberOfCards)
    shown = game.model.shownCards
    dealt = game.dealing.dealt
  }

  /// What to tell somebody who plays for the first time, for who shows it.
  func advice(of game: EmojiMemoryGame) -> Observed<Advice> {
    if let advice { return advice }
    let advice = Observed(game.advice)
    self.advice = advice
    return advice
  }

  /// A card, for who shows it.
  func card(_ id: EmojiMemoryGame.Card.ID, of game: EmojiMemoryGame) -> TableCard {
    if let card = cards[id] { return card }
    let card = TableCard(game.looks(of: id))
    cards[id] = card
    return card
  }

  /// Takes over what an intent has changed: the cards that it showed or covered, and the figures.
  ///
  /// - Complexity: O(1); while cards lie in the deck, O(c) for the c of them that can be seen.
  func update(to game: EmojiMemoryGame) {
    let former = shown
    shown = game.model.shownCards
    for id in former where !shown.contains(id) {
      updateCard(id, of: game)
    }
    for id in shown {
      updateCard(id, of: game)
    }
    score.update(to: game.score)
    moves.update(to: game.moves)
    pairsLeft.update(to: game.pairsLeft)
    phase.update(to: game.phase)
    updatePile(of: game)
    course?.updateSeats(to: game)
    advice?.update(to: game.advice)
  }

  /// Takes over what has become of the course.
  func updateCourse(of game: EmojiMemoryGame) {
    guard let course = game.course else { return }
    self.course?.update(to: course)
  }

  /// Takes over that cards were dealt, or collected.
  ///
  /// - Complexity: O(c) for c cards.
  func updateDealing(of game: EmojiMemoryGame) {
    let former = dealt
    dealt = game.dealing.dealt
    for place in min(former, dealt)..<max(former, dealt) {
      if let id = game.model.id(at: place) { updateCard(id, of: game) }
    }
    updatePile(of: game)
    advice?.update(to: game.advice)
  }

  /// Takes over that the cards lie in other places, or that there are others.
  ///
  /// - Complexity: O(n) for n cards.
  func updateAll(to game: EmojiMemoryGame) {
    order.update(to: game.order)
    for case let card? in cards {
      updateCard(card.id, of: game)
    }
    update(to: game)
  }

  private func updateCard(_ id: EmojiMemoryGame.Card.ID, of game: EmojiMemoryGame) {
    cards[id]?.update(to: game.looks(of: id))
  }

  private func updatePile(of game: EmojiMemoryGame) {
    // Once all is dealt, the pile stays what it is.
    guard !game.dealing.isOver || pile.value != Pile.empty else { return }
    let pile = game.pile
    self.pile.update(to: pile)
    awaitsDeal.update(to: pile.awaitsDeal)
  }
}

extension GameParts.Pile {
  static let empty = GameParts.Pile(cards: [], isGathering: false, awaitsDeal: false)
}

extension EmojiMemoryGame {
  fileprivate var phase: GameParts.Phase {
    GameParts.Phase(isOver: isOver, isLost: isLost, isPausedByPlayer: isPausedByPlayer)
  }

  fileprivate var order: [Card.ID] {
    (0..<model.numberOfCards).compactMap { model.id(at: $0) }
  }

  fileprivate var pile: GameParts.Pile {
    guard !dealing.isOver else { return .empty }
    var cards: [Card.ID] = []
    for place in dealing.dealt..<model.numberOfCards where cards.count < Theme.mostCardsInView {
      if let id = model.id(at: place), !isOnTable(id) { cards.append(id) }
    }
    return GameParts.Pile(cards: cards, isGathering: gathersCards, awaitsDeal: awaitsDeal)
  }

  fileprivate func looks(of id: Card.ID) -> TableCard.Looks {
    guard let card = model.card(id: id) else {
      preconditionFailure("card \(id) is not in the game")
    }
    return TableCard.Looks(
      card: card, isOnTable: isOnTable(id), isMismatched: isMismatchUp && card.isFaceUp,
      isOfOpenDeal: model.isDealUp, isDealtAnew: dealing.isAnew)
  }
}
