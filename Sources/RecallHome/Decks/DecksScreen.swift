import RecallUI

/// All decks, with a look at their cards; one's own can be changed.
struct DecksScreen: View {
  @ObservedObject var model: HomeModel
  @State private var looksAt: HomeDeck?
  @Environment(\.palette) private var palette
  @Environment(\.sendHomeMessage) private var send
  @Environment(\.performEffect) private var performEffect

  var body: some View {
    List {
      ForEach(model.state.decks) { deck in
        Button {
          looksAt = deck
        } label: {
          DeckRow(deck: deck, cards: 4)
        }
        .deleteDisabled(!deck.isOwn)
        .accessibilityIdentifier("deck:\(deck.id)")
        .contextMenu { actions(deck) }
        .swipeActions(edge: .leading) {
          Button("Duplicate") { duplicate(deck) }
        }
      }
      .onDelete { offsets in
        model.state.decks.remove(atOffsets: offsets)
        send(.keepDecks(model.state.decks))
      }
      .onMove { offsets, place in
        model.state.decks.move(fromOffsets: offsets, toOffset: place)
        send(.keepDecks(model.state.decks))
      }
      .listRowBackground(palette.panel)
    }
    .homePage("Decks")
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        EditButton().accessibilityIdentifier("edit")
      }
      ToolbarItem(placement: .topBarTrailing) {
        Button("Add", systemImage: "plus") { model.state.draft = DeckDraft() }
          .accessibilityIdentifier("add deck")
      }
    }
    .sheet(item: $looksAt) { deck in
      DeckLook(deck: deck) { actions(deck) }
    }
    .sheet(isPresented: isEditing) {
      DeckEditor(model: model)
    }
  }

  @ViewBuilder private func actions(_ deck: HomeDeck) -> some View {
    Button("Play with it", systemImage: "play.fill") {
      looksAt = nil
      model.state.plan.deck = deck.id
      model.state.path.append(.newGame)
    }
    .accessibilityIdentifier("play with it")
    if deck.isOwn {
      Button("Change", systemImage: "pencil") {
        looksAt = nil
        model.state.draft = DeckDraft(editing: deck.deck)
      }
      .accessibilityIdentifier("change")
    }
    Button("Duplicate", systemImage: "plus") { duplicate(deck) }
      .accessibilityIdentifier("duplicate")
    Button("Copy", systemImage: "square") {
      looksAt = nil
      performEffect(.copy(deck.deck.fileText))
    }
    .accessibilityIdentifier("copy")
  }

  /// A copy is one's own, and is edited at once.
  private func duplicate(_ deck: HomeDeck) {
    looksAt = nil
    var draft = DeckDraft(editing: deck.deck)
    draft.original = nil
    draft.title += " copy"
    model.state.draft = draft
  }

  private var isEditing: Binding<Bool> {
    Binding {
      model.state.draft != nil
    } set: { isEditing in
      if !isEditing { model.state.draft = nil }
    }
  }
}
