/// The field in which one searches: a lens, the text, and a button that empties it.
struct SearchField: View {
  let text: Binding<String>
  let isEmpty: Bool
  let prompt: Text?
  let isFocused: FocusState<Bool>.Binding
  let tokens: SearchTokens?
  let focus: FocusLink?

  init(
    text: Binding<String>, isEmpty: Bool, prompt: Text?, isFocused: FocusState<Bool>.Binding,
    tokens: SearchTokens?, focus: FocusLink?
  ) {
    self.tokens = tokens
    self.focus = focus
    self.text = text
    self.isEmpty = isEmpty
    self.prompt = prompt
    self.isFocused = isFocused
  }

  var body: some View {
    HStack(spacing: 6) {
      Group {
        Image(systemName: "magnifyingglass")
          .foregroundStyle(Color.secondary)
          .accessibilityHidden(true)
        if let tokens { SearchTokenRow(tokens: tokens) }
      }
      TextField("Search", text: text, prompt: prompt)
        .textFieldStyle(.plain)
        .foregroundStyle(Color.primary)
        .focused(isFocused)
        .focused(by: focus)
        .onKeyPress(.delete, action: takeOut)
        .accessibilityIdentifier("Search")
      if !isEmpty || tokens?.views.isEmpty == false {
        Button {
          text.wrappedValue = ""
          tokens?.removeAll()
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

  /// At the beginning of the text, backspace takes the last thing out.
  private func takeOut() -> KeyPress.Result {
    guard isEmpty, let tokens, !tokens.views.isEmpty else { return .ignored }
    tokens.removeLast()
    return .handled
  }
}
