/// The field in which one searches, with a way out of the search beside it and its scopes below.
struct SearchBar: View {
  let text: Binding<String>
  let prompt: Text?
  let isSearching: Bool
  let session: SearchSession
  let isFocused: FocusState<Bool>.Binding
  let scopes: SearchScopes?
  let submitActions: [SubmitAction]
  let tokens: SearchTokens?
  let focus: FocusLink?
  /// Whether something was typed since the search began.
  @State private var hasTyped = false

  init(
    text: Binding<String>, prompt: Text?, isSearching: Bool, session: SearchSession,
    isFocused: FocusState<Bool>.Binding, scopes: SearchScopes?, submitActions: [SubmitAction],
    tokens: SearchTokens?, focus: FocusLink?
  ) {
    self.tokens = tokens
    self.focus = focus
    self.text = text
    self.prompt = prompt
    self.isSearching = isSearching
    self.session = session
    self.isFocused = isFocused
    self.scopes = scopes
    self.submitActions = submitActions
  }

  var body: some View {
    let isEmpty = text.wrappedValue.isEmpty
    VStack(spacing: 8) {
      HStack(spacing: 12) {
        SearchField(
          text: text, isEmpty: isEmpty, prompt: prompt, isFocused: isFocused, tokens: tokens,
          focus: focus
        )
        .environment(\.submitActions, submitActions)
        if isSearching { Button("Cancel") { session.end() }.fixedSize() }
      }
      if isSearching, let scopes, hasTyped || !scopes.activation.waitsForText { scopes.picker }
    }
    .padding(.horizontal, BarLook.margin)
    .padding(.vertical, 8)
    .onKeyPress(.escape) {
      guard isSearching else { return .ignored }
      session.goBack()
      return .handled
    }
    .onChange(of: isSearching && !isEmpty, initial: true) { _, isTyping in
      if isTyping { hasTyped = true }
    }
    .onChange(of: isSearching) { _, isSearching in
      if !isSearching { hasTyped = false }
    }
  }
}

extension [SubmitAction] {
  /// What a field does at Return in which one searches.
  var ofSearch: [SubmitAction] {
    filter { $0.triggers.contains(.search) }
      .map { SubmitAction(triggers: .text, action: $0.action) }
  }
}
