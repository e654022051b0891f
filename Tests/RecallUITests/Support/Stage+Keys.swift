import RecallUI

extension Stage {
  /// Presses a key and lets it go.
  func type(_ key: String, _ modifiers: KeyEvent.Modifiers = []) {
    send(.key(KeyEvent(.down, key: key, modifiers: modifiers)))
    send(.key(KeyEvent(.up, key: key, modifiers: modifiers)))
  }

  /// The name of the view with the focus.
  var focused: String? { focusedElement.flatMap { $0.identifier ?? $0.label } }

  /// The names of the views that some keys lead the focus to, one after the other.
  func focused(after keys: String...) -> [String?] {
    keys.map { key in
      type(key)
      return focused
    }
  }
}
