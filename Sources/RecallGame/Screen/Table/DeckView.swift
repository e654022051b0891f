import RecallUI

/// The cards that were not dealt yet, in a stack; a tap deals them, or a drag up to the table.
struct DeckView: View {
  @ObservedObject var game: EmojiMemoryGame
  let cards: Namespace.ID

  var body: some View {
    Deck(game: game, stack: stack, awaitsDeal: game.awaitsDeal, cards: cards)
  }

  /// The stack from below; of a large one only the upper part.
  private var stack: [CardOfStack] {
    let undealt = game.cards.enumerated().filter { !game.isOnTable($1, at: $0) }
    return undealt.prefix(Theme.mostCardsInView).reversed().enumerated().map { height, card in
      CardOfStack(id: card.element.id, height: height)
    }
  }
}

/// The deck as it lies there, which is evaluated anew only when a card comes or goes.
private struct Deck: View {
  let game: EmojiMemoryGame
  let stack: [CardOfStack]
  let awaitsDeal: Bool
  let cards: Namespace.ID
  @Environment(\.measures) private var measures
  @Environment(\.clock) private var clock
  @GestureState(resetTransaction: Transaction(animation: Theme.snapping))
  private var pull = CGSize.zero
  @FocusState private var isFocused: Bool

  var body: some View {
    let width = measures.deckCard
    ZStack {
      CardPlaceMark(width: width)
      ForEach(stack) { card in
        CardBack(width: width)
          .matchedGeometryEffect(id: card.id, in: cards)
          .transition(.identity)
          .offset(y: -measures.scale * min(CGFloat(card.height) * 0.5, 8))
      }
    }
    .frame(width: width, height: width / Theme.cardAspect)
    .offset(pull)
    .contentShape(Rectangle())
    .onTapGesture { game.deal(at: clock.now) }
    .gesture(pulling)
    .accessibilityIdentifier("deck")
    .focusable(awaitsDeal)
    .onKeyPress(keys: [.space, .return], phases: .down) { _ in
      game.deal(at: clock.now)
      return .handled
    }
    .focused($isFocused)
    .defaultFocus($isFocused, true)
  }

  /// Up to the table, far enough: let go too early, the deck snaps back.
  private var pulling: some Gesture {
    DragGesture()
      .updating($pull) { value, pull, _ in
        pull = value.translation
      }
      .onEnded { value in
        if -value.translation.height >= Theme.dealingDistance { game.deal(at: clock.now) }
      }
  }
}

/// A card that lies on so many others.
private struct CardOfStack: Identifiable, Equatable {
  let id: EmojiMemoryGame.Card.ID
  let height: Int
}
