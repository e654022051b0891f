extension StringCatalog {
  /// The same keys in a language that nobody speaks: all letters have accents, and words are longer by half.
  ///
  /// What is shown without an accent was never looked up; what is cut off has too little room for German.
  public static func pseudo(of keys: [CatalogKey: CatalogEntry]) -> StringCatalog {
    let entries = keys.map { key, entry in
      switch entry {
      case .words: (key, CatalogEntry.words(PseudoWords.words(for: key.words)))
      case .plural(let forms):
        (
          key,
          CatalogEntry.plural(
            PluralForms(
              other: PseudoWords.words(for: forms.other),
              forms.forms.mapValues { PseudoWords.words(for: $0) }))
        )
      case .format: (key, entry)
      }
    }
    return StringCatalog(
      language: .pseudo, entries: Dictionary(entries, uniquingKeysWith: { first, _ in first }))
  }
}

/// English as nobody writes it, to be told apart from what was left in English.
enum PseudoWords {
  private static let letters = zip(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒğħíĵķľɱñóƥɋřšŧúṽŵẋýžÁƁÇĐÉƑĞĦÍĴĶĽṀÑÓƤɊŘŠŦÚṼŴẊÝŽ"
  ).reduce(into: [Character: Character]()) { $0[$1.0] = $1.1 }

  /// Words with accents, and half as many letters behind them; arguments stay what they are.
  static func words(for english: String) -> String {
    var words = ""
    var letters = 0
    var isInArgument = false
    var isAfterPercent = false
    for character in english {
      if character == "{" { isInArgument = true }
      if !isInArgument, !isAfterPercent, let accented = Self.letters[character] {
        letters += 1
        words.append(accented)
      } else {
        words.append(character)
      }
      if character == "}" { isInArgument = false }
      isAfterPercent =
        character == "%" || (isAfterPercent && (character == "l" || character.isNumber))
    }
    // Words of their own, so that lines can break there.
    let more = (letters + 1) / 2
    guard more > 0 else { return words }
    let end = String(repeating: "ŧ", count: min(more, 5))
    return more <= 5
      ? words + end
      : words + String(repeating: " ŧŧŧŧŧ", count: more / 6)
        + String(repeating: "ŧ", count: more % 6)
  }
}
