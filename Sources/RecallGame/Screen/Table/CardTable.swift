import RecallUI

/// The cards, as large as all of them fit; a board that is too large for that scrolls.
struct CardTable: View {
  @ObservedObject var game: EmojiMemoryGame
  /// What the places of cards here and in the deck are matched in.
  let cards: Namespace.ID

  var body: some View {
    GeometryReader { geometry in
      let fit = CardFit(count: game.cards.count, in: geometry.size)
      if fit.scrolls {
        ScrollView {
          LazyVGrid(columns: fit.gridItems, spacing: fit.gap) { places(fit) }
            .frame(minHeight: geometry.size.height)
        }
        .frame(width: geometry.size.width)
      } else {
        CardGrid(fit: fit) { places(fit) }
      }
    }
  }

  private func places(_ fit: CardFit) -> some View {
    let isMismatchUp = game.isMismatchUp
    let places = game.cards.enumerated().map { place, card in
      OccupiedPlace(card: card, isOnTable: game.isOnTable(card, at: place))
    }
    return ForEach(places) { place in
      CardPlace(
        game: game, card: place.card, isOnTable: place.isOnTable,
        isMismatched: isMismatchUp && place.card.isFaceUp, width: fit.cardWidth, cards: cards
      )
      .frame(width: fit.cardWidth, height: fit.cardHeight)
    }
  }
}

/// A card in its place, which it may still be on its way to.
private struct OccupiedPlace: Identifiable, Equatable {
  let card: EmojiMemoryGame.Card
  let isOnTable: Bool

  var id: EmojiMemoryGame.Card.ID { card.id }
}
