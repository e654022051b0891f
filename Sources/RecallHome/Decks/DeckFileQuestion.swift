import RecallUI

/// Asks into which file a deck is to be written.
struct DeckFileQuestion: ViewModifier {
  /// The name of the deck; nil while there is nothing to ask.
  @Binding var deck: String?
  @Binding var path: String
  let write: (_ deck: String) -> Void

  func body(content: Content) -> some View {
    content.alert("Save a deck file", isPresented: isPresented, presenting: deck) { name in
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

  private var isPresented: Binding<Bool> {
    Binding {
      deck != nil
    } set: { isPresented in
      if !isPresented, deck != nil { deck = nil }
    }
  }
}
