import RecallUI

/// A card on the table: it turns over, and turns and shrinks away when its pair was found.
struct CardView: View {
  let looks: TableCard.Looks
  /// In points.
  let width: CGFloat

  private var card: EmojiMemoryGame.Card { looks.card }
  private var showsFace: Bool { card.isFaceUp || card.isPeeked || card.isMatched }

  var body: some View {
    face
      // What is turned away from is gone with its side, and doesn't fade.
      .transition(.asymmetric(insertion: .opacity, removal: .identity))
      .modifier(
        Cardify(isFaceUp: showsFace, keepsFace: card.hasBeenSeen, width: width, edge: edge)
      )
      .animation(Theme.flip, value: Sides(showsFace: showsFace, edge: edge))
      .rotationEffect(.degrees(card.isMatched ? 360 : 0))
      .scaleEffect(card.isMatched ? 0.2 : 1)
      .opacity(card.isMatched ? 0 : 1)
      .animation(card.isMatched ? Theme.leaving : nil, value: card.isMatched)
  }

  private var face: some View {
    ZStack {
      BonusPie(card: card, width: width, isShown: card.isFaceUp && !looks.isOfOpenDeal)
      CardSymbol(card.content, width: width, side: card.id & 1)
    }
  }

  private var edge: CardFront.Edge {
    if card.isMatched { return .good }
    return looks.isMismatched ? .bad : .plain
  }
  /// What of a card changes as it turns over.
  private struct Sides: Equatable {
    let showsFace: Bool
    let edge: CardFront.Edge
  }
}
