/// Has a view be searched: a field stands in the bar of its screen, or above it where there is none.
struct SearchModifier: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  let tokens: SearchTokens?
  @State private var isSearching = false
  @State private var session = SearchSession()
  @State private var drawer = BarDrawer()
  @FocusState private var isFocused: Bool
  @Environment(\.screenBars) private var screenBars
  @Environment(\.screenGround) private var ground
  @Environment(\.submitActions) private var submitActions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchFocus) private var focus

  init(
    text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?, tokens: SearchTokens? = nil
  ) {
    self.text = text
    self.isPresented = isPresented
    self.prompt = prompt
    self.tokens = tokens
  }

  func body(content: Content) -> some View {
    let searching = isPresented ?? $isSearching
    let isOnScreen = screenBars != nil
    let isAbove = !isOnScreen && drawer.takers.values.isEmpty
    session.follow(
      text, searching, $isFocused, addThing: { tokens?.add($0) },
      removeThings: { tokens?.removeAll() })
    let bar = SearchBar(
      text: text, prompt: prompt, isSearching: searching.wrappedValue, session: session,
      isFocused: $isFocused, scopes: scopes, submitActions: submitActions.ofSearch,
      tokens: tokens, focus: focus)
    return VStack(spacing: 0) {
      if isAbove { bar.background(ground).zIndex(1) }
      Searched(
        content: content, isSearching: searching.wrappedValue, session: session,
        suggestions: suggestions ?? tokens?.suggestions, fills: isAbove)
    }
    .registering(BarTraits { $0.drawer = AnyView(bar) }, in: \.barRegister)
    .registering(isOnScreen ? nil : AnyView(bar), in: \.drawerRegister)
    .environment(\.barDrawer, isOnScreen ? nil : drawer)
    .onChange(of: isFocused) { _, isFocused in
      if isFocused, !searching.wrappedValue { searching.wrappedValue = true }
    }
    .onChange(of: searching.wrappedValue, initial: true) { _, isSearching in
      if isFocused != isSearching { isFocused = isSearching }
    }
  }
}

/// What is searched, with suggestions above it while somebody searches.
private struct Searched<Content: View>: View {
  let content: Content
  let isSearching: Bool
  let session: SearchSession
  let suggestions: AnyView?
  /// Whether it takes what the field leaves.
  let fills: Bool
  @State private var hasSuggestions = false

  init(
    content: Content, isSearching: Bool, session: SearchSession, suggestions: AnyView?, fills: Bool
  ) {
    self.content = content
    self.isSearching = isSearching
    self.session = session
    self.suggestions = suggestions
    self.fills = fills
  }

  var body: some View {
    VStack { content }
      .frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil)
      .environment(\.isSearching, isSearching)
      .environment(\.dismissSearch, DismissSearchAction(session: session))
      // Another search inside has its own.
      .environment(\.searchScopes, nil)
      .environment(\.searchSuggestions, nil)
      .environment(\.searchFocus, nil)
      // What can't be seen isn't led to by keys.
      .disabled(hasSuggestions)
      .overlay {
        if isSearching, let suggestions {
          SuggestionList(suggestions: suggestions, session: session, isCovering: $hasSuggestions)
        }
      }
  }
}
