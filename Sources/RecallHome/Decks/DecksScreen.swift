import RecallUI

/// All decks, with a look at their cards; one's own can be changed.
struct DecksScreen: View {
  @ObservedObject var model: HomeModel
  /// The pictures that go along with a copy.
  let shelf: PictureShelf
  @State private var looksAt: HomeDeck?
  /// The name of the deck that is to be written into a file.
  @State private var written: String?
  @State private var path = ""
  @Environment(\.palette) private var palette
  @Environment(\.sendHomeMessage) private var send
  @Environment(\.performEffect) private var performEffect
  @Environment(\.stringCatalog) private var catalog

  var body: some View {
    List {
      ForEach(model.state.decks) { deck in
        Button {
          if !showsSomething { looksAt = deck }
        } label: {
          DeckRow(deck: deck, cards: 4)
        }
        .rowFocus()
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
      .homeRows(palette)
    }
    .homePage("Decks")
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        EditButton().accessibilityIdentifier("edit")
      }
      ToolbarItem(placement: .topBarTrailing) {
        Button("Add", systemImage: "plus") {
          if !showsSomething { model.state.draft = DeckDraft() }
        }
        .accessibilityIdentifier("add deck")
      }
    }
    .sheet(item: shownDeck) { deck in
      DeckLook(deck: deck) { actions(deck) }
    }
    .sheet(isPresented: isEditing) {
      DeckEditor(model: model)
    }
    .alert("Save a deck file", isPresented: isWriting, presenting: written) { name in
      TextField("", text: $path)
        .prompt("Path", if: path.isEmpty)
        .onSubmit { write(name) }
        .accessibilityIdentifier("path")
      Button("Save") { write(name) }
      Button("Cancel", role: .cancel) {}
    } message: { _ in
      Text("A path that doesn't begin with / is in your home folder.")
    }
  }

  private func write(_ name: String) {
    written = nil
    send(.writeDeck(name: name, path: path))
  }

  /// Whether something is open already, as when two fingers touch two things at once.
  private var showsSomething: Bool {
    looksAt != nil || written != nil || model.state.draft != nil
  }

  /// The deck that is looked at. One that is edited comes before it, as a deck that is read from a file does
  /// whatever is open.
  private var shownDeck: Binding<HomeDeck?> {
    Binding {
      model.state.draft == nil ? looksAt : nil
    } set: { deck in
      looksAt = deck
    }
  }

  private var isWriting: Binding<Bool> {
    Binding {
      written != nil && model.state.draft == nil
    } set: { isWriting in
      if !isWriting { written = nil }
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
      Button("Edit", systemImage: "pencil") {
        looksAt = nil
        model.state.draft = DeckDraft(editing: deck.deck)
      }
      .accessibilityIdentifier("change")
    }
    Button("Duplicate", systemImage: "plus") { duplicate(deck) }
      .accessibilityIdentifier("duplicate")
    Button("Copy", systemImage: "doc.on.doc") {
      looksAt = nil
      performEffect(.copy(deck.deck.fileText(with: shelf.files)))
    }
    .accessibilityIdentifier("copy")
    Button("Export", systemImage: "square.and.arrow.up") {
      looksAt = nil
      path = "\(deck.id).json"
      written = deck.id
    }
    .accessibilityIdentifier("export")
  }

  /// A copy is one's own, and is edited at once.
  private func duplicate(_ deck: HomeDeck) {
    looksAt = nil
    var draft = DeckDraft(editing: deck.deck)
    draft.original = nil
    draft.title = LocalizedStringKey(
      "{title} copy", ["title": .key(deck.title)]
    ).string(in: catalog)
    model.state.draft = draft
  }

  private var isEditing: Binding<Bool> {
    Binding {
      model.state.draft != nil
    } set: { isEditing in
      guard !isEditing else { return }
      model.state.draft = nil
      model.state.told = nil
    }
  }
}
