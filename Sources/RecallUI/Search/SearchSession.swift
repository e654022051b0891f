/// What the views around a search do to it: the field, the suggestions, and what is searched.
final class SearchSession {
  /// What is searched for, whether somebody searches, and whether the field has the focus.
  private var text: Binding<String>?
  private var isSearching: Binding<Bool>?
  private var isFocused: FocusState<Bool>.Binding?
  /// What adds a thing to those that are searched for, and what takes all of them out.
  private var addThing: (Any) -> Void = { _ in }
  private var removeThings: () -> Void = {}

  /// Follows what the search's views are about now.
  func follow(
    _ text: Binding<String>, _ isSearching: Binding<Bool>, _ isFocused: FocusState<Bool>.Binding,
    addThing: @escaping (Any) -> Void = { _ in }, removeThings: @escaping () -> Void = {}
  ) {
    self.addThing = addThing
    self.removeThings = removeThings
    self.text = text
    self.isSearching = isSearching
    self.isFocused = isFocused
  }

  /// Ends the search, if there is one.
  func end() {
    guard let isSearching, isSearching.wrappedValue else { return }
    if text?.wrappedValue.isEmpty == false { text?.wrappedValue = "" }
    removeThings()
    isSearching.wrappedValue = false
    isFocused?.wrappedValue = false
  }

  /// Empties the field, or ends the search when there is nothing in it.
  func goBack() {
    guard let text, !text.wrappedValue.isEmpty else { return end() }
    text.wrappedValue = ""
  }

  /// Searches for a suggestion. The field has the focus again, to go on from there.
  func complete(_ completion: String) {
    text?.wrappedValue = completion
    isFocused?.wrappedValue = true
  }

  /// Searches for a thing. What was typed was to find it.
  func complete(with token: Any) {
    text?.wrappedValue = ""
    addThing(token)
    isFocused?.wrappedValue = true
  }
}

private struct SearchSessionKey: EnvironmentKey {
  static var defaultValue: SearchSession? { nil }
}

extension EnvironmentValues {
  /// The search that suggestions here are for; nil for views that are none.
  var suggestionsSession: SearchSession? {
    get { self[SearchSessionKey.self] }
    set { self[SearchSessionKey.self] = newValue }
  }
}
