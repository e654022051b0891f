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
  /// Whether the text of the deck that is looked at was copied since.
  @State private var isCopied = false
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
        model.delete(atOffsets: offsets)
        send(.keepDecks(model.state.decks))
      }
      .onMove { offsets, place in
        model.move(fromOffsets: offsets, toOffset: place)
        send(.keepDecks(model.state.decks))
      }
      .homeRows(palette)
    }
    .focusedOnArrival()
    .homePage("Decks")
    .safeAreaInset(edge: .bottom, spacing: 0) { undoBar }
    .onDisappear { model.state.deleted = nil }
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
    .onChange(of: looksAt?.id) { isCopied = false }
    .sheet(item: shownDeck) { deck in
      DeckLook(deck: deck) { actions(deck) }
        .modifier(fileQuestion(above: true))
    }
    .sheet(isPresented: isEditing) {
      DeckEditor(model: model)
    }
    .modifier(fileQuestion(above: false))
  }

  /// What was deleted, for as long as that can be taken back: until something else is done to the decks, or the screen
  /// is left.
  @ViewBuilder private var undoBar: some View {
    if let deleted = model.state.deleted {
      HStack(spacing: 12) {
        Text(LocalizedStringKey("Deleted: {deck}", ["deck": .key(deleted.title)]))
          .foregroundColor(palette.text)
          .frame(maxWidth: .infinity, alignment: .leading)
        Button("Undo", systemImage: "arrow.counterclockwise") {
          model.undoDeletion()
          send(.keepDecks(model.state.decks))
        }
        .buttonStyle(DeckActionStyle())
        .fixedSize()
        .keyboardShortcut("z", modifiers: .control)
        .accessibilityIdentifier("undo")
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(palette.tableBottom)
    }
  }

  /// What asks for the file of a deck: above the deck that is looked at, or above all decks.
  private func fileQuestion(above isAboveLook: Bool) -> DeckFileQuestion {
    DeckFileQuestion(
      deck: Binding {
        (looksAt != nil) == isAboveLook && model.state.presented == nil ? written : nil
      } set: { name in
        written = name
      }, path: $path
    ) { name in
      // What comes of it is told above all decks.
      (written, looksAt) = (nil, nil)
      send(.writeDeck(name: name, path: path))
    }
  }

  /// Whether something is open already, as when two fingers touch two things at once.
  private var showsSomething: Bool {
    looksAt != nil || written != nil || model.state.draft != nil
  }

  /// The deck that is looked at, while nothing comes before that.
  private var shownDeck: Binding<HomeDeck?> {
    Binding {
      model.state.presented == nil ? looksAt : nil
    } set: { deck in
      looksAt = deck
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
    Button(
      isCopied ? "Copied" : "Copy", systemImage: isCopied ? "checkmark" : "doc.on.doc"
    ) {
      isCopied = looksAt != nil
      performEffect(.copy(deck.deck.fileText(with: shelf.files)))
    }
    .accessibilityIdentifier("copy")
    // The deck's look stays open below what asks for the file: who doesn't give any comes back to it.
    Button("Export", systemImage: "square.and.arrow.up") {
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
      model.state.presented == .draft
    } set: { isEditing in
      guard !isEditing else { return }
      model.state.draft = nil
      model.state.told = nil
    }
  }
}
