/// The names between braces in words: `{found} of {pairs} pairs`.
public enum NamedArguments {
  /// The names, each as often as it is there, in order.
  ///
  /// A brace that nothing closes, or with another sign than letters and digits behind it, stands for itself.
  public static func names(in words: String) -> [String] {
    parts(of: words).compactMap { if case .argument(let name) = $0 { name } else { nil } }
  }

  /// A stretch of words, or the place of an argument.
  public enum Part: Equatable, Sendable {
    case words(String)
    case argument(String)
  }

  /// Words with their places for arguments, in order.
  ///
  /// - Complexity: O(n) in the length of the words.
  public static func parts(of words: String) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var rest = words[...]
    while let start = rest.firstIndex(of: "{") {
      let inside = rest[rest.index(after: start)...]
      let name = inside.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      let end = inside.dropFirst(name.count)
      guard !name.isEmpty, end.first == "}" else {
        literal += rest[...start]
        rest = inside
        continue
      }
      literal += rest[..<start]
      if !literal.isEmpty { parts.append(.words(literal)) }
      literal = ""
      parts.append(.argument(String(name)))
      rest = end.dropFirst()
    }
    literal += rest
    if !literal.isEmpty { parts.append(.words(literal)) }
    return parts
  }
}
