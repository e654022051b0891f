/// When the scopes of a search show.
public struct SearchScopeActivation: Sendable {
  let waitsForText: Bool

  /// When something is typed.
  public static var automatic: SearchScopeActivation { onTextEntry }
  /// When something is typed, and from then on until the search ends.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(waitsForText: true) }
  /// When a search begins.
  public static var onSearchPresentation: SearchScopeActivation {
    SearchScopeActivation(waitsForText: false)
  }
}

/// What a search can be about.
struct SearchScopes {
  let activation: SearchScopeActivation
  let picker: AnyView
}

private struct SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

extension EnvironmentValues {
  /// What searches here can be about.
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

extension View {
  /// Offers scopes to choose from below the field of a search.
  ///
  /// - Parameters:
  ///   - scope: The one that is chosen.
  ///   - scopes: Views with the tags of the scopes that they stand for.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Offers scopes to choose from below the field of a search.
  ///
  /// - Parameters:
  ///   - scope: The one that is chosen.
  ///   - activation: When they show.
  ///   - scopes: Views with the tags of the scopes that they stand for.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = Picker("Scope", selection: scope, content: scopes)
      .pickerStyle(.segmented).labelsHidden()
    return environment(
      \.searchScopes, SearchScopes(activation: activation, picker: AnyView(picker)))
  }
}
