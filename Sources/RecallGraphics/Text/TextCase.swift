/// Letters that a text is shown in, whatever it is written in.
public enum TextCase: Hashable, Sendable {
  case uppercase, lowercase

  /// A text in these letters; in the same way everywhere, whatever the language.
  package func applied(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}
