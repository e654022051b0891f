import RecallGame
import RecallUI

/// The table as it lay at a step.
struct ReviewBoard: View {
  let table: ReviewedTable

  var body: some View {
    GeometryReader { geometry in
      let fit = CardFit(count: table.cards.count, in: geometry.size)
      if fit.scrolls {
        ScrollView {
          LazyVGrid(columns: fit.gridItems, spacing: fit.gap) { cards(fit) }
        }
        .frame(width: geometry.size.width)
      } else {
        AspectVGrid(fit: fit) { cards(fit) }
      }
    }
    .accessibilityIdentifier("table")
  }

  private func cards(_ fit: CardFit) -> some View {
    ForEach(table.cards) { card in
      ReviewedCardView(card: card, width: fit.cardWidth)
    }
  }
}

/// A card as it lay, with what is to be said of it.
struct ReviewedCardView: View {
  let card: ReviewedTable.Card
  /// In points.
  let width: CGFloat
  @Environment(\.palette) private var palette

  var body: some View {
    CardPicture(side, width: width, card: card.id)
      .overlay { if card.isKnown, card.side == .back { known } }
      .overlay { if card.isChosen { ring } }
      .overlay(alignment: .topTrailing) { if card.isBetter { BetterBadge(size: width * 0.42) } }
      .accessibilityValue(words)
      .accessibilityIdentifier("reviewed:\(card.id)")
  }

  private var side: CardPicture.Side {
    switch card.side {
    case .back: .back
    case .face: .face(card.symbol)
    case .matched: .face(card.symbol, .good)
    case .mismatched: .face(card.symbol, .bad)
    case .away: .away
    }
  }

  /// What a good memory knows of a card that lies face down.
  private var known: some View {
    CardSymbol(card.symbol, width: width * 0.62, side: card.id & 1)
      .frame(width: width * 0.7, height: width * 0.7)
      .background(Circle().fill(palette.cardFace.opacity(0.9)))
  }

  /// Around the card, apart from it: a card may be as light as the ring.
  private var ring: some View {
    let edge = max(width * 0.05, 2)
    let gap = max(width * 0.03, 1.5)
    return RoundedRectangle(cornerRadius: width * Theme.cardCorner + gap + edge)
      .strokeBorder(palette.text, lineWidth: edge)
      .padding(-gap - edge)
  }

  private var words: LocalizedStringKey {
    var words: [LocalizedStringKey] =
      switch card.side {
      case .back: card.isKnown ? ["face down", "seen before"] : ["face down"]
      case .face: ["face up"]
      case .matched: ["matched"]
      case .mismatched: ["not matched"]
      case .away: ["gone"]
      }
    if card.isChosen { words.append("chosen") }
    if card.isBetter { words.append("better") }
    return words.dropFirst().reduce(words[0]) {
      LocalizedStringKey("{list}, {name}", ["list": .key($0), "name": .key($1)])
    }
  }
}

/// The sign of a card that would have been a better choice.
struct BetterBadge: View {
  /// In points.
  let size: CGFloat
  @Environment(\.palette) private var palette

  var body: some View {
    ZStack {
      Circle().fill(Color.white)
      Circle().fill(palette.gain).padding(max(size * 0.08, 1))
      Image(systemName: "checkmark")
        .font(.system(size: size * 0.5, weight: .bold))
        .foregroundColor(.white)
    }
    .frame(width: size, height: size)
    .offset(x: size * 0.25, y: -size * 0.25)
    .accessibilityLabel("better")
  }
}
