import RecallUI

/// The cards that were not dealt yet, in a stack; a tap deals them, or a drag up to the table.
struct DeckView: View {
  let game: EmojiMemoryGame
  @ObservedObject var pile: Observed<GameParts.Pile>
  let cards: Namespace.ID

  var body: some View {
    Deck(game: game, stack: stack, awaitsDeal: pile.value.awaitsDeal, cards: cards)
  }

  /// The stack from below; of a large one only the upper part.
  private var stack: [CardOfStack] {
    let pile = pile.value
    return pile.cards.reversed().enumerated().map { height, id in
      let isUncovered = pile.isGathering || height == pile.cards.count - 1
      return CardOfStack(id: id, height: height, isUncovered: isUncovered)
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

  private static let keys: Set<KeyEquivalent> = [.space, .return]

  var body: some View {
    let width = measures.deckCard
    ZStack {
      ForEach(stack) { card in
        StackedCard(card: card, width: width, scale: measures.scale, cards: cards)
      }
    }
    .frame(width: width, height: width / Theme.cardAspect)
    .offset(pull)
    .background(CardPlaceMark(width: width))
    .contentShape(Rectangle())
    .onTapGesture { game.deal(at: clock.now) }
    .gesture(pulling)
    .accessibilityDescription(identifier: "deck") { [game, awaitsDeal] in
      game.descriptionOfDeck(awaitsDeal: awaitsDeal)
    }
    .focusable(awaitsDeal)
    .onKeyPress(keys: Deck.keys, phases: .down) { press in
      guard press.modifiers.isEmpty else { return .ignored }
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
  /// Whether all of it can be seen: it is the uppermost, or on its way into the deck.
  let isUncovered: Bool

  /// So many cards can be told apart by their edges; all others lie in one place on top of them.
  static let mostEdges = 16

  /// How far up it lies, in points.
  var rise: CGFloat { CGFloat(min(height, CardOfStack.mostEdges)) * 0.5 }
  /// Whether anything of it can be seen.
  var showsEdge: Bool { isUncovered || height < CardOfStack.mostEdges }
}

/// As much of a card as can be seen in its stack, and where it lies there. With each card that is dealt all are made anew,
/// and nearly all of them are what they were: to compare them is all that this takes.
private struct StackedCard: View {
  let card: CardOfStack
  /// In points.
  let width: CGFloat
  let scale: CGFloat
  let cards: Namespace.ID

  var body: some View {
    ZStack {
      Spacer(minLength: 0)
      if card.showsEdge { CardBackGround(width: width).transition(.identity) }
      if card.isUncovered { CardBackLines(width: width).transition(.identity) }
    }
    .frame(width: width, height: width / Theme.cardAspect)
    .matchedGeometryEffect(id: card.id, in: cards)
    .transition(.identity)
    .offset(y: -scale * card.rise)
  }
}
