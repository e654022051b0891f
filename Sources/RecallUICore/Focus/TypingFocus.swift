/// Which view takes what is typed.
package struct TypingFocus {
  private weak var focus: Focus?

  init(_ focus: Focus? = nil) {
    self.focus = focus
  }

  /// The surroundings of the view that has the focus and takes text, or that will have it again when what was opened
  /// above it is closed; nil for none. For a body that is to be evaluated again when that is another one.
  package var watched: EnvironmentValues? { focus?.readTypist()?.environment }
}

private struct TypingFocusKey: EnvironmentKey {
  static var defaultValue: TypingFocus { TypingFocus() }
}

private struct BelongsToTypingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Which view takes what is typed on the stage.
  package internal(set) var typingFocus: TypingFocus {
    get { self[TypingFocusKey.self] }
    set { self[TypingFocusKey.self] = newValue }
  }

  /// Whether this is part of what is shown while one types, so that the focus may come here meanwhile.
  package var belongsToTyping: Bool {
    get { self[BelongsToTypingKey.self] }
    set { self[BelongsToTypingKey.self] = newValue }
  }
}
