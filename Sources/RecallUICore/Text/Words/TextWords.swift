/// What a text with values is made of, for who says it in another language.
///
/// Shared by all copies of the text: most are never translated.
final class TextWords {
  /// What it is looked up by; nil for what its pieces come to.
  private let template: String?
  private let context: String?
  /// The values of places that have names; nil where places are counted.
  private let named: [TextArgument]?
  /// What it says where nothing is translated.
  let pieces: [TextPiece]

  init(
    template: String? = nil, context: String? = nil, named: [TextArgument]? = nil,
    pieces: [TextPiece]
  ) {
    self.template = template
    self.context = context
    self.named = named
    self.pieces = pieces
  }

  /// The same, looked up in another table of words.
  func inTable(_ table: String) -> TextWords {
    TextWords(template: template, context: table, named: named, pieces: pieces)
  }

  /// The words in a language, with the values in their places.
  func runs(in catalog: StringCatalog) -> [Text.Run] {
    let arguments = named ?? pieces.compactMap(\.argument)
    guard let words = catalog.words(for: key, counts: arguments.map(\.count)) else {
      return InlineMarkdown.runs(of: pieces.map { $0.translated(in: catalog) })
    }
    guard !arguments.isEmpty else { return InlineMarkdown.runs(of: [.literal(words)]) }
    return InlineMarkdown.runs(
      of: named == nil
        ? PositionedArguments(arguments, catalog).pieces(of: words)
        : Self.pieces(of: words, arguments, in: catalog))
  }

  private var key: CatalogKey {
    CatalogKey(template ?? pieces.map(\.keyPart).joined(), context: context)
  }

  /// Words with values in the places that have their names.
  static func pieces(
    of words: String, _ arguments: [TextArgument], in catalog: StringCatalog?
  ) -> [TextPiece] {
    NamedArguments.parts(of: words).map { part in
      switch part {
      case .words(let words): return .literal(words)
      case .argument(let name):
        guard let argument = arguments.first(where: { $0.name == name }) else {
          return .literal("{\(name)}")
        }
        return .value(argument.text(in: catalog), argument)
      }
    }
  }
}

extension TextWords: Equatable {
  static func == (left: TextWords, right: TextWords) -> Bool {
    left === right
      || left.template == right.template && left.context == right.context
        && left.named == right.named && left.pieces == right.pieces
  }
}
