import RecallGame
import RecallUI

/// Edits a draft of a deck: Cancel leaves everything as it was, Done checks it.
struct DeckEditor: View {
  @ObservedObject var model: HomeModel
  @State private var problem: DraftProblem?
  /// Of a file to be read.
  @State private var path = ""
  @Environment(\.palette) private var palette
  @State private var asksToDrop = false
  /// Whether the title is being typed.
  @FocusState private var isNamed: Bool
  @Environment(\.sendHomeMessage) private var send

  var body: some View {
    NavigationStack {
      HomeForm {
        HomeSection("Title") {
          TextField("", text: text(\.title))
            .prompt("Title", if: draft.title.isEmpty)
            .onSubmit(done)
            .focused($isNamed)
            .focusedOnArrival()
            .accessibilityIdentifier("title")
        }
        Section {
          TextField("🚗 🚕 🚙", text: text(\.text), axis: .vertical)
            .lineLimit(3...8)
            .accessibilityIdentifier("symbols")
        } header: {
          SectionText("Symbols")
        } footer: {
          SectionText(
            """
            Emoji, or words separated by spaces. For pairs of two different things, write \
            dog = Hund, cat = Katze. You can also paste the text of a deck file.
            """)
        }
        files
        if !symbols.isEmpty {
          HomeSection(PlanText.pairs(symbols.count)) {
            LazyVGrid(
              columns: PairPicture.columns(for: symbols, width: 40, spacing: 6), spacing: 6
            ) {
              ForEach(Array(symbols.prefix(60).enumerated()), id: \.offset) { _, symbol in
                PairPicture(symbol: symbol, width: 40)
              }
            }
          }
        }
      }
      .homePage(draft.original == nil ? "New deck" : "Edit the deck")
      .safeAreaInset(edge: .bottom, spacing: 0) { notice }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          // Escape asks, too, where something would be lost.
          Button("Cancel", role: .cancel, action: cancel)
            .keyboardShortcut(.cancelAction)
            .accessibilityIdentifier("cancel")
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done", action: done).accessibilityIdentifier("done")
        }
      }
    }
    .interactiveDismissDisabled(isChanged)
    // A copy is called something else next.
    .onAppear { isNamed = draft.original == nil }
    .alert("Discard your changes?", isPresented: $asksToDrop) {
      Button(role: .destructive, action: close) { DangerText("Discard") }
      Button("Keep editing", role: .cancel) {}
    }
  }

  /// What is wrong, below all that scrolls: wherever one is in the form, it can be read.
  @ViewBuilder private var notice: some View {
    if problem != nil || model.state.told != nil {
      VStack(alignment: .leading, spacing: 6) {
        if let problem {
          Label(problem.key, systemImage: "xmark.circle").accessibilityIdentifier("problem")
        }
        if let told = model.state.told {
          Text(verbatim: told).accessibilityIdentifier("told")
        }
      }
      .foregroundColor(palette.danger)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
      .background(palette.panel)
    }
  }

  private var files: some View {
    Section {
      TextField("", text: $path)
        .prompt("Path of a file", if: path.isEmpty)
        .onSubmit(read)
        .accessibilityIdentifier("path")
      Button("Read the file", action: read)
        .disabled(path.allSatisfy(\.isWhitespace))
        .accessibilityIdentifier("read file")
    } header: {
      SectionText("Pictures and deck files")
    } footer: {
      SectionText(
        """
        A PNG or JPEG picture, for a card; or another deck's file, for all of its symbols. Files can be \
        dropped onto the window, too.
        """)
    }
  }

  private func read() {
    model.state.told = nil
    send(.readFile(path: path))
    path = ""
  }

  private var draft: DeckDraft { model.state.draft ?? DeckDraft() }

  private var symbols: [String] { draft.isFile ? [] : draft.symbols }

  private var isChanged: Bool {
    let original = model.state.decks.first { $0.id == draft.original }
    return draft != (original.map { DeckDraft(editing: $0.deck) } ?? DeckDraft())
  }

  private func text(_ part: WritableKeyPath<DeckDraft, String>) -> Binding<String> {
    Binding {
      draft[keyPath: part]
    } set: { text in
      model.state.draft?[keyPath: part] = text
      problem = nil
      model.state.told = nil
    }
  }

  private func cancel() {
    if isChanged { asksToDrop = true } else { close() }
  }

  private func close() {
    model.state.draft = nil
    model.state.told = nil
  }

  private func done() {
    do throws(DraftProblem) {
      let (draft, deck) = (draft, try draft.deck(among: model.state.decks))
      model.keep(deck)
      close()
      if draft.hasPictures { send(.takePictures(deckFile: draft.text)) }
      send(.keepDecks(model.state.decks))
    } catch {
      problem = error
    }
  }
}
