/// A word, a mark or a literal of Swift's.
struct SourceToken: Equatable {
  enum Kind: Equatable {
    /// A name, a keyword or a number.
    case word
    /// A text in quotes, with all that is in it.
    case string
    /// Signs of an operator, a dot among them.
    case sign
    /// One of `( ) [ ] { } , ; : @ #`.
    case mark
  }

  let kind: Kind
  /// Where it stands, in bytes.
  let range: Range<Int>
  /// Whether it is the first of its line.
  let startsLine: Bool
  let text: String
}
