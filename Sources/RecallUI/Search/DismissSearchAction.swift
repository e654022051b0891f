/// Ends a search: its text is emptied, and its field loses the focus.
///
/// Where nobody searches it does nothing.
public struct DismissSearchAction {
  let session: SearchSession?

  public func callAsFunction() {
    session?.end()
  }
}

private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(session: nil) }
}

extension EnvironmentValues {
  /// Whether somebody searches what this view stands in.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search in what this view stands in.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
