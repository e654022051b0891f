import RecallGame
import RecallUI

/// A deck in a line: some of its cards, its title, and how many symbols it has.
struct DeckRow: View {
  let deck: HomeDeck?
  /// How many cards are shown.
  let cards: Int
  @Environment(\.palette) private var palette
  @Environment(\.measures) private var measures

  var body: some View {
    if let home = deck {
      let deck = home.deck
      HStack(spacing: 10) {
        HStack(spacing: 3) {
          ForEach(deck.symbols.prefix(measures.isCramped ? 1 : cards), id: \.self) { symbol in
            CardPicture(.face(symbol), width: 26)
          }
        }
        .accessibilityHidden(true)
        VStack(alignment: .leading) {
          Text(home.title).foregroundColor(palette.panelText).minimumScaleFactor(0.7)
          Text(PlanText.symbols(of: home)).font(.footnote).foregroundColor(palette.panelQuiet)
        }
        // A title that is large, or long in its language, wraps before it shrinks.
        .lineLimit(measures.isCramped ? 3 : 2)
        Spacer(minLength: 0)
      }
    }
  }
}
