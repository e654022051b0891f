import RecallGame
import RecallUI

/// All cards of a deck.
struct DeckLook<Actions: View>: View {
  let deck: HomeDeck
  @ViewBuilder let actions: () -> Actions
  @Environment(\.dismiss) private var dismiss
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
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 8)], spacing: 8) {
          actions()
        }
        .buttonStyle(.bordered)
        .lineLimit(1)
        .padding(8)
      }
      .background(HomeGround())
      .navigationTitle(deck.deck.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }.accessibilityIdentifier("done")
        }
      }
    }
  }
}
