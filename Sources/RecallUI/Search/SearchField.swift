/// The field in which one searches: a lens, the text, and a button that empties it.
struct SearchField: View {
  let text: Binding<String>
  let isEmpty: Bool
  let prompt: Text?
  let isFocused: FocusState<Bool>.Binding

  init(
    text: Binding<String>, isEmpty: Bool, prompt: Text?, isFocused: FocusState<Bool>.Binding
  ) {
    self.text = text
    self.isEmpty = isEmpty
    self.prompt = prompt
    self.isFocused = isFocused
  }

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(Color.secondary)
        .accessibilityHidden(true)
      TextField("Search", text: text, prompt: prompt)
        .textFieldStyle(.plain)
        .foregroundStyle(Color.primary)
        .focused(isFocused)
        .accessibilityIdentifier("Search")
      if !isEmpty {
        Button {
          text.wrappedValue = ""
          isFocused.wrappedValue = true
        } label: {
          Image(systemName: "xmark.circle").foregroundStyle(Color.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear text")
      }
    }
    .padding(.horizontal, 8)
    .padding(.vertical, 7)
    .background(ControlLook.ground, in: RoundedRectangle(cornerRadius: 10))
    .contentShape(Rectangle())
    .onTapGesture { isFocused.wrappedValue = true }
  }
}
