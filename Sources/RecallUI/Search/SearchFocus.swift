private struct SearchFocusKey: EnvironmentKey {
  static var defaultValue: FocusLink? { nil }
}

extension EnvironmentValues {
  /// The focus state that knows of the field of searches here.
  var searchFocus: FocusLink? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }
}

extension View {
  /// Has focus state say whether the field of the search in this view has the focus; setting it to true
  /// gives it to that.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Has focus state be `value` while the field of the search in this view has the focus; setting it to
  /// that gives it to the field.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    environment(\.searchFocus, FocusLink(binding, equals: value))
  }
}
