import RecallUI

/// Chooses the deck of the next game.
struct DeckChooser: View {
  @ObservedObject var model: HomeModel
  @Environment(\.palette) private var palette
  @Environment(\.dismiss) private var dismiss
  @FocusState private var focused: HomeDeck.ID?

  var body: some View {
    List {
      ForEach(model.state.decks) { deck in
        Button {
          model.state.plan.deck = deck.id
          dismiss()
        } label: {
          HStack {
            DeckRow(deck: deck, cards: 4)
            if deck.id == model.state.plan.deck {
              Image(systemName: "checkmark").foregroundStyle(.tint)
            }
          }
        }
        .rowFocus()
        .focused($focused, equals: deck.id)
        .accessibilityIdentifier("deck:\(deck.id)")
        .accessibilityAddTraits(deck.id == model.state.plan.deck ? .isSelected : [])
      }
      .homeRows(palette)
    }
    // Keys go on from what is chosen, which a long list has in sight then.
    .onAppear { focused = model.state.plan.deck }
    .homePage("Deck")
  }
}
