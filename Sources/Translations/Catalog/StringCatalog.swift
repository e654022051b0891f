/// What a program says in a language, by what it says where nothing is translated.
///
/// A value: who shows a program hands it in, and two stages may have two of them. Copies share what they hold.
public struct StringCatalog: Sendable {
  private final class Contents: Sendable {
    let language: Language
    let rule: PluralRule
    let numbers: NumberStyle
    let isRightToLeft: Bool
    let entries: [CatalogKey: CatalogEntry]

    init(_ language: Language, _ entries: [CatalogKey: CatalogEntry]) {
      self.language = language
      rule = PluralRule(language)
      numbers = language.numbers
      isRightToLeft = language.isRightToLeft
      self.entries = entries
    }
  }

  private let contents: Contents

  public init(language: Language, entries: [CatalogKey: CatalogEntry] = [:]) {
    contents = Contents(language, entries)
  }

  public var language: Language { contents.language }
  public var numbers: NumberStyle { contents.numbers }
  /// Whether its lines begin at the right.
  public var isRightToLeft: Bool { contents.isRightToLeft }
  /// All that it says.
  public var entries: [CatalogKey: CatalogEntry] { contents.entries }

  /// What a key says.
  ///
  /// - Parameters:
  ///   - key: What the program says where nothing is translated.
  ///   - counts: The arguments that are whole numbers, by their places; nil for all others.
  /// - Returns: Words with places for arguments, as those of the key; nil where the catalog has none.
  /// - Complexity: O(1), and O(n) in the length of a format with names.
  public func words(for key: CatalogKey, counts: [Int?] = []) -> String? {
    guard let entry = contents.entries[key] else { return nil }
    switch entry {
    case .words(let words): return words
    case .plural(let forms):
      guard let count = counts.lazy.compactMap({ $0 }).first else { return forms.other }
      return forms.words(for: count, by: contents.rule)
    case .format(let format, let variables):
      return NamedFormat(variables: variables, counts: counts, rule: contents.rule).words(
        of: format)
    }
  }

  /// This catalog, and what another one says besides.
  public func merging(_ other: StringCatalog) -> StringCatalog {
    StringCatalog(language: language, entries: entries.merging(other.entries) { own, _ in own })
  }
}

extension StringCatalog: Equatable {
  public static func == (left: StringCatalog, right: StringCatalog) -> Bool {
    left.contents === right.contents
      || left.language == right.language && left.entries == right.entries
  }
}
