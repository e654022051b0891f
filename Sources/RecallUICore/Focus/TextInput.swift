import Interaction

/// What comes to a view that text is typed into.
package enum TextInput: Equatable {
  /// A key went down, or repeats.
  case key(KeyEquivalent, EventModifiers)
  /// Text was entered, after the keyboard's layout and input method.
  case text(String)
  /// What an input method has so far; empty when there is none any more.
  case marked(String)
  /// The pasteboard's text.
  case paste(String)

  /// What a view did about it.
  package enum Result {
    /// Something: nobody else hears of it.
    case handled
    /// Nothing, and nobody around may do anything but those who have a shortcut for the key.
    case left
    /// Nothing: it is a key for others.
    case ignored
  }
}

extension KeyDispatch {
  /// Hands text to the focused view, if text is typed into it.
  func send(_ input: TextInput) {
    guard focus.target?.textInput?(input) == nil, let trace = focus.trace else { return }
    trace("text: nobody takes it")
  }

  /// Has a view that text is typed into take a key, after those who listen to that view alone.
  ///
  /// - Returns: Whether somebody took it.
  func edit(_ press: KeyPress, named name: String) -> Bool {
    guard let target = focus.target, let hear = target.textInput else { return false }
    if let listener = hearAtField(press, around: target) {
      holdIfWanted(press, named: name, by: listener)
      return true
    }
    switch hear(.key(press.key, press.modifiers)) {
    case .ignored: return false
    case .left: return runShortcut(press) || true
    case .handled:
      focus.keyIsTaken(name)
      return true
    }
  }

  /// Those who listen to a field alone come before it: up to the container that it stands in.
  private func hearAtField(
    _ press: KeyPress, around target: any FocusTarget
  ) -> (any KeyListener)? {
    var node = target.parent
    while let current = node, current.children.count == 1, current.ownBox == nil {
      if let listener = current as? any KeyListener, listener.hear(press) == .handled {
        return listener
      }
      node = current.parent
    }
    return nil
  }
}
