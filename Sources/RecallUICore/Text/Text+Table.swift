extension Text {
  /// Creates a view that shows a literal as one of the program's tables of words has it.
  ///
  /// - Parameters:
  ///   - key: The literal.
  ///   - tableName: The table: `Errors` for `Errors.strings` or `Errors.xcstrings`; nil for `Localizable`.
  ///   - bundle: Taken for what programs name: words are handed in.
  ///   - comment: What translators should know.
  public init(
    _ key: LocalizedStringKey, tableName: String?, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(key.inTable(tableName))
  }

  /// Creates a view that shows a literal.
  ///
  /// - Parameters:
  ///   - key: The literal.
  ///   - bundle: Taken for what programs name: words are handed in.
  ///   - comment: What translators should know.
  public init(_ key: LocalizedStringKey, bundle: Bundle?, comment: StaticString? = nil) {
    self.init(key)
  }

  /// Creates a view that shows a literal.
  ///
  /// - Parameters:
  ///   - key: The literal.
  ///   - comment: What translators should know.
  public init(_ key: LocalizedStringKey, comment: StaticString?) {
    self.init(key)
  }
}

extension LocalizedStringKey {
  /// The same, looked up in a table other than the one that is meant where nothing is said.
  func inTable(_ table: String?) -> LocalizedStringKey {
    guard let table, table != "Localizable" else { return self }
    return switch content {
    case .literal(let words):
      LocalizedStringKey(
        .words(TextWords(template: words, context: table, pieces: [.literal(words)])))
    case .words(let words): LocalizedStringKey(.words(words.inTable(table)))
    case .verbatim, .name, .pieces: self
    }
  }
}
