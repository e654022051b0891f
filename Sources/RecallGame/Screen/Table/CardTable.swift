import RecallUI

/// The cards, as large as all of them fit; a board that is too large for that scrolls.
///
/// Behind all cards are the marks of the places that are empty: what flies to its place, or from it,
/// passes over those of others.
struct CardTable: View {
  @ObservedObject var game: EmojiMemoryGame
  /// What the places of cards here and in the deck are matched in.
  let cards: Namespace.ID

  var body: some View {
    GeometryReader { geometry in
      let (all, dealt) = (game.cards, game.dealing.dealt)
      let fit = CardFit(count: all.count, in: geometry.size)
      let places = all.enumerated().map { place, card in
        OccupiedPlace(
          card: card, isOnTable: EmojiMemoryGame.isOnTable(card, at: place, dealt: dealt))
      }
      let marks = PlaceMarks(places: places.map(MarkedPlace.init), fit: fit)
      if fit.scrolls {
        ScrollView {
          ZStack {
            LazyVGrid(columns: fit.gridItems, spacing: fit.gap) { marks }
            LazyVGrid(columns: fit.gridItems, spacing: fit.gap) { cards(in: places, fit) }
          }
          .frame(minHeight: geometry.size.height)
        }
        .frame(width: geometry.size.width)
      } else {
        ZStack {
          AspectVGrid(fit: fit) { marks }
          AspectVGrid(fit: fit) { cards(in: places, fit) }
        }
      }
    }
  }

  private func cards(in places: [OccupiedPlace], _ fit: CardFit) -> some View {
    let isMismatchUp = game.isMismatchUp
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

/// What of a place its mark depends on.
private struct MarkedPlace: Identifiable, Equatable {
  let id: EmojiMemoryGame.Card.ID
  let isEmpty: Bool

  init(_ place: OccupiedPlace) {
    id = place.id
    isEmpty = !place.isOnTable || place.card.isMatched
  }
}

/// The marks of empty places, evaluated anew only when a place gets empty or full.
private struct PlaceMarks: View {
  let places: [MarkedPlace]
  let fit: CardFit

  var body: some View {
    ForEach(places) { place in
      ZStack {
        Spacer(minLength: 0)
        if place.isEmpty { CardPlaceMark(width: fit.cardWidth) }
      }
      .frame(width: fit.cardWidth, height: fit.cardHeight)
    }
  }
}
