import RecallUI

/// The cards, as large as all of them fit; a board that is too large for that scrolls.
struct CardTable: View {
  @ObservedObject var game: EmojiMemoryGame
  @Environment(\.clock) private var clock
  /// The card that is held down, for as long as it is.
  @GestureState private var heldCard: EmojiMemoryGame.Card.ID?

  var body: some View {
    GeometryReader { geometry in
      let fit = CardFit(count: game.cards.count, in: geometry.size)
      ScrollView {
        LazyVGrid(columns: fit.gridItems, spacing: fit.gap) {
          ForEach(game.cards) { card in
            CardView(
              face: card.content, isFaceUp: card.isFaceUp || card.isPeeked,
              isMatched: card.isMatched
            )
            .aspectRatio(Theme.cardAspect, contentMode: .fit)
            .onTapGesture { game.choose(card, at: clock.now) }
            .gesture(hold(of: card))
            .accessibilityIdentifier("card:\(card.id)")
          }
        }
        .frame(minHeight: geometry.size.height)
      }
      .frame(width: geometry.size.width)
    }
    .onChange(of: heldCard) { _, id in
      if let id {
        game.peek(at: id)
      } else {
        game.endPeek()
      }
    }
  }

  /// A long press that goes on for as long as the finger stays down, wherever it goes.
  private func hold(of card: EmojiMemoryGame.Card) -> some Gesture {
    LongPressGesture()
      .sequenced(before: DragGesture(minimumDistance: 0))
      .updating($heldCard) { value, heldCard, _ in
        if case .second = value { heldCard = card.id }
      }
  }
}

/// In how many columns, and how wide, cards fill a table best.
struct CardFit: Equatable {
  let columns: Int
  /// In points.
  let cardWidth: CGFloat

  /// The space between two cards, in points.
  var gap: CGFloat { cardWidth * Theme.cardGap }

  /// The columns as a grid takes them.
  var gridItems: [GridItem] {
    Array(repeating: GridItem(.fixed(cardWidth), spacing: gap), count: columns)
  }

  /// Finds the widest cards of which `count` fit into `size` without scrolling, and when even the
  /// narrowest don't fit, as many of those in a row as do.
  ///
  /// - Complexity: O(c) for c cards that fit into a row.
  init(count: Int, in size: CGSize) {
    let most = CardFit.columns(of: Theme.narrowestCard, in: size.width)
    var best: (columns: Int, width: CGFloat) = (1, 0)
    for columns in 1...max(1, min(most, count)) {
      let rows = (count + columns - 1) / columns
      let across = size.width / CardFit.length(of: columns, side: 1)
      let down = size.height / CardFit.length(of: rows, side: 1 / Theme.cardAspect)
      let width = min(across, down, Theme.widestCard)
      if width > best.width { best = (columns, width) }
    }
    if best.width < Theme.narrowestCard {
      best = (most, min(Theme.narrowestCard, size.width))
    }
    columns = best.columns
    // Whole points keep edges sharp.
    cardWidth = max(1, best.width.rounded(.down))
  }

  /// What `count` cards and the gaps between them take on an axis, in widths of a card.
  private static func length(of count: Int, side: CGFloat) -> CGFloat {
    CGFloat(max(count, 1)) * side + CGFloat(max(count - 1, 0)) * Theme.cardGap
  }

  /// How many cards of a width stand next to each other.
  private static func columns(of width: CGFloat, in available: CGFloat) -> Int {
    max(1, Int((available / width + Theme.cardGap) / (1 + Theme.cardGap)))
  }
}
