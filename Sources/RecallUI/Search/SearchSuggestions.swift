/// What is suggested to search for, in a list that covers what is searched while there is anything.
struct SuggestionList: View {
  let suggestions: AnyView
  let session: SearchSession
  let isCovering: Binding<Bool>
  @Environment(\.screenGround) private var ground

  init(suggestions: AnyView, session: SearchSession, isCovering: Binding<Bool>) {
    self.suggestions = suggestions
    self.session = session
    self.isCovering = isCovering
  }

  var body: some View {
    List { suggestions.preference(key: HasSuggestions.self, value: true) }
      .listStyle(.plain)
      .scrollContentBackground(.hidden)
      .environment(\.suggestionsSession, session)
      .background(isCovering.wrappedValue ? ground : .clear)
      .allowsHitTesting(isCovering.wrappedValue)
      .onPreferenceChange(HasSuggestions.self) { [isCovering] in isCovering.wrappedValue = $0 }
      .onDisappear { [isCovering] in isCovering.wrappedValue = false }
  }
}

/// Whether there is a suggestion.
private struct HasSuggestions: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue() || value
  }
}

/// What is searched for when a suggestion is chosen.
struct SearchCompletion: ViewModifier {
  let complete: (SearchSession) -> Void
  @Environment(\.suggestionsSession) private var session

  init(_ complete: @escaping (SearchSession) -> Void) {
    self.complete = complete
  }

  func body(content: Content) -> some View {
    if let session {
      Button {
        complete(session)
      } label: {
        content.foregroundStyle(Color.primary)
      }
    } else {
      content
    }
  }
}

private struct SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// What searches here suggest.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }
}

extension View {
  /// Suggests what to search for, in a list that covers what is searched while somebody does and there
  /// is a suggestion. One with a `searchCompletion(_:)` can be chosen.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Says what is searched for when this view is chosen among suggestions.
  public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion { $0.complete(completion) })
  }
}

/// Where suggestions of a search stand.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// Places for suggestions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }

  private let name: String

  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")
}

extension View {
  /// Says whether suggestions stand in some places.
  ///
  /// - Parameters:
  ///   - visibility: Whether they do.
  ///   - placements: The places. They have one here, the content: others change nothing.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchSuggestions) { suggestions in
      if visibility == .hidden, placements.contains(.content) { suggestions = nil }
    }
  }
}

extension EnvironmentValues {
  /// Where suggestions of searches stand: over what is searched.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}
