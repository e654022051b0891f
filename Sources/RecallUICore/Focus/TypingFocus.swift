/// Whether what is typed goes to a view: one that takes text has the focus.
package struct TypingFocus {
  private weak var focus: Focus?

  init(_ focus: Focus? = nil) {
    self.focus = focus
  }

  /// Whether it does, for a body that is to be evaluated again when that changes; not so off any stage.
  package var watched: Bool { focus?.readTyping() ?? false }
}

private struct TypingFocusKey: EnvironmentKey {
  static var defaultValue: TypingFocus { TypingFocus() }
}

extension EnvironmentValues {
  /// Whether what is typed on the stage goes to a view.
  package internal(set) var typingFocus: TypingFocus {
    get { self[TypingFocusKey.self] }
    set { self[TypingFocusKey.self] = newValue }
  }
}
