import RecallGame
import RecallUI

/// What a player sees first: what can be gone on with, what can be played, and all else.
struct StartScreen: View {
  @ObservedObject var model: HomeModel
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    GeometryReader { geometry in
      let room = measures.room(of: geometry.size)
      // Beside each other, both are to have words on a line.
      let isWide = room.width > room.height * 1.15 && room.width >= 300
      // The same views in both, so that the focus stays where it is when the window is turned.
      let layout =
        isWide
        ? AnyLayout(HStackLayout(spacing: measures.margin * 2))
        : AnyLayout(VStackLayout(spacing: measures.margin * 1.5))
      ScrollView {
        layout {
          StartTitle(
            symbols: symbols, isSmall: min(geometry.size.width, geometry.size.height) < 300,
            isBare: !isWide && room.height < 200
          )
          .frame(maxWidth: .infinity)
          StartMenu(model: model).frame(maxWidth: .infinity)
        }
        .padding(measures.margin)
        .frame(maxWidth: measures.room(1000, least: 0))
        .frame(maxWidth: .infinity, minHeight: geometry.size.height)
      }
    }
    .background(HomeGround())
    .toolbar(.hidden, for: .navigationBar)
  }

  /// What the cards of the title show: the first symbols of the deck that was played last.
  private var symbols: [String] {
    Array((model.deck(named: model.state.plan.deck)?.deck.symbols ?? []).prefix(3))
  }
}

/// The game's name, below a few of its cards.
private struct StartTitle: View {
  let symbols: [String]
  let isSmall: Bool
  /// Whether the name is all there is room for: what can be done is to be in sight.
  let isBare: Bool
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: measures.spacing) {
      if !isBare {
        CardFan(symbols: symbols, width: (isSmall ? 60 : 96) * max(measures.scale, 0.6))
      }
      Text(verbatim: "Recall")
        .font(measures.name)
        .lineLimit(1)
        .minimumScaleFactor(0.3)
        .foregroundColor(palette.text)
        .accessibilityAddTraits(.isHeader)
      if !isBare {
        Text("Find the cards that match.")
          .font(measures.body)
          .foregroundColor(palette.quiet)
          .multilineTextAlignment(.center)
      }
    }
  }
}

/// A few cards, held like a hand of them.
private struct CardFan: View {
  let symbols: [String]
  /// Of a card, in points.
  let width: CGFloat

  var body: some View {
    ZStack {
      ForEach(Array(cards.enumerated()), id: \.offset) { index, side in
        CardPicture(side, width: width)
          .rotationEffect(.degrees((Double(index) - Double(middle)) * 14), anchor: .bottom)
          .offset(x: (CGFloat(index) - middle) * width * 0.42)
      }
    }
    .frame(width: width * 3.2, height: width / Theme.cardAspect * 1.12)
    .accessibilityHidden(true)
  }

  private var middle: CGFloat { CGFloat(cards.count - 1) / 2 }

  private var cards: [CardPicture.Side] {
    [.back] + symbols.map { CardPicture.Side.face($0) } + [.back]
  }
}
