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
        .buttonStyle(DeckActionStyle())
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

/// As wide as its column.
private struct DeckActionStyle: ButtonStyle {
  @Environment(\.palette) private var palette

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .lineLimit(1)
      .foregroundColor(palette.accent)
      .frame(maxWidth: .infinity, minHeight: 36)
      .background(
        palette.control.opacity(configuration.isPressed ? 0.5 : 1),
        in: RoundedRectangle(cornerRadius: 8)
      )
      .contentShape(.focusEffect, RoundedRectangle(cornerRadius: 8))
  }
}
