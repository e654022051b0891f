import RecallGame
import RecallUI

/// All cards of a deck.
struct DeckLook<Actions: View>: View {
  let deck: HomeDeck
  @ViewBuilder let actions: () -> Actions
  @Environment(\.dismiss) private var dismiss
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(
          columns: PairPicture.columns(for: deck.deck.symbols, width: 48, spacing: 8), spacing: 8
        ) {
          ForEach(deck.deck.symbols, id: \.self) { symbol in
            PairPicture(symbol: symbol, width: 48)
          }
        }
        .padding()
      }
      .safeAreaInset(edge: .bottom) {
        // Narrow enough for three beside each other in the smallest window: the cards need the height.
        EvenRows(leastWidth: 96 * max(measures.textScale, 1), spacing: 8, most: 3) { actions() }
          .buttonStyle(DeckActionStyle())
          .focusedOnArrival()
          .padding(8)
          .background(palette.panel)
      }
      .background(HomeGround())
      .navigationTitle(deck.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbarBackground(palette.tableTop, for: .navigationBar)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }.accessibilityIdentifier("done")
        }
      }
    }
  }
}

/// As wide as its column.
struct DeckActionStyle: ButtonStyle {
  @Environment(\.palette) private var palette

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .lineLimit(1)
      .minimumScaleFactor(0.7)
      .foregroundColor(palette.panelText)
      .padding(.horizontal, 6)
      .frame(maxWidth: .infinity, minHeight: 36)
      .background(
        palette.control.opacity(configuration.isPressed ? 0.5 : 1),
        in: RoundedRectangle(cornerRadius: 8)
      )
      .focusShape(RoundedRectangle(cornerRadius: 8))
  }
}
