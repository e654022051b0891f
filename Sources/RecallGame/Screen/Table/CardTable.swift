import RecallUI

/// The cards, as large as all of them fit; a board that is too large for that scrolls.
///
/// Behind all cards are the marks of the places that are empty: what flies to its place, or from it,
/// passes over those of others.
struct CardTable: View {
  let game: EmojiMemoryGame
  @ObservedObject var order: Observed<[EmojiMemoryGame.Card.ID]>
  /// What the places of cards here and in the deck are matched in.
  let cards: Namespace.ID
  /// At which card the focus is.
  @FocusState private var focused: TableCard.ID?

  var body: some View {
    GeometryReader { geometry in
      let order = order.value
      let fit = CardFit(count: order.count, in: geometry.size)
      if fit.scrolls {
        ScrollView {
          ZStack {
            LazyVGrid(columns: fit.gridItems, spacing: fit.gap) { marks(of: order, fit) }
            LazyVGrid(columns: fit.gridItems, spacing: fit.gap) { cards(order, fit) }
            if game.setup.hasBots {
              LazyVGrid(columns: fit.gridItems, spacing: fit.gap) { points(of: order, fit) }
                .allowsHitTesting(false)
            }
          }
          .frame(minHeight: geometry.size.height)
        }
        .frame(width: geometry.size.width)
      } else {
        ZStack {
          AspectVGrid(fit: fit) { marks(of: order, fit) }
          AspectVGrid(fit: fit) { cards(order, fit) }
          if game.setup.hasBots {
            AspectVGrid(fit: fit) { points(of: order, fit) }
              .allowsHitTesting(false)
          }
        }
      }
    }
    .focusSection()
    .onChange(of: order.value, moveFocus)
  }

  /// Leaves the focus at its place when other cards come to lie there: it doesn't tell where its card went. The next
  /// game begins at the first card, from wherever that was asked for.
  private func moveFocus(from old: [TableCard.ID], to new: [TableCard.ID]) {
    if game.gathersCards {
      focused = new.first
    } else if let place = focused.flatMap(old.firstIndex(of:)) {
      let there = new[place...] + new[..<place]
      focused = there.first { game.part(ofCard: $0).place.value != .empty }
    }
  }

  private func cards(_ order: [EmojiMemoryGame.Card.ID], _ fit: CardFit) -> some View {
    ForEach(order, id: \.self) { id in
      CardPlace(
        game: game, card: game.part(ofCard: id), columns: fit.columns, width: fit.cardWidth,
        cards: cards, focus: $focused)
    }
  }

  /// What bots earn, above all cards: those of a person rise from the card that was touched.
  private func points(of order: [EmojiMemoryGame.Card.ID], _ fit: CardFit) -> some View {
    ForEach(order, id: \.self) { id in
      BotPoints(earned: game.part(ofCard: id).earned, width: fit.cardWidth)
    }
  }

  private func marks(of order: [EmojiMemoryGame.Card.ID], _ fit: CardFit) -> some View {
    // By places, which stay where they are when other cards come to them.
    ForEach(order.indices, id: \.self) { place in
      PlaceMark(place: game.part(ofCard: order[place]).place, width: fit.cardWidth)
        .frame(width: fit.cardWidth, height: fit.cardHeight)
    }
  }
}

/// The mark of a place, seen while that is empty.
///
/// It is always there: to make one, and to fade one out that goes, costs more than all else that a
/// card takes when it is dealt.
private struct PlaceMark: View {
  @ObservedObject var place: Observed<TableCard.Place>
  /// The card's, in points.
  let width: CGFloat

  var body: some View {
    CardPlaceMark(width: width).opacity(place.value == .card ? 0 : 1)
  }
}
