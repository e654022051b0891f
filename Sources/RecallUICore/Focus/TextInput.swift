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
