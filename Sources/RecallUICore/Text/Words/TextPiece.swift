/// A stretch of a text's literal.
enum TextPiece: Equatable {
  /// What stands in the program.
  case literal(String)
  /// What stands for itself, as it is shown and as it is.
  case value(Text, TextArgument)

  /// Whether another language may say it otherwise.
  var isTranslatable: Bool {
    switch self {
    case .literal(let words):
      words.utf8.contains { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x80 }
    case .value(let text, _): text.isTranslatable
    }
  }

  /// The same with its value as a catalog says it.
  func translated(in catalog: StringCatalog) -> TextPiece {
    switch self {
    case .literal: self
    case .value(_, let argument): .value(argument.text(in: catalog), argument)
    }
  }

  var argument: TextArgument? {
    if case .value(_, let argument) = self { argument } else { nil }
  }

  /// What of a key tells of it.
  var keyPart: String {
    switch self {
    case .literal(let words):
      words.contains("%") ? words.replacingOccurrences(of: "%", with: "%%") : words
    case .value(_, let argument): argument.specifier
    }
  }
}
