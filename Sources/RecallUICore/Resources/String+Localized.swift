extension String {
  /// What `String(localized:)` takes: a literal, with values.
  public typealias LocalizationValue = LocalizedStringKey

  /// What a literal says in the language of the stage that runs the code which asks (`Stage.init(…strings:…)`), without
  /// the marks for its looks; outside of any stage, and where that says nothing, as it stands in the program.
  ///
  /// A view that reads it isn't evaluated again when another view sets another catalog: a `Text` is.
  ///
  /// - Parameters:
  ///   - key: The literal.
  ///   - table: The table: `Errors` for `Errors.strings`; nil for `Localizable`.
  ///   - bundle: Taken for what programs name: words are handed in.
  ///   - locale: Taken for what programs name: the language is the stage's.
  ///   - comment: What translators should know.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = key.inTable(table).string(in: StageContext.services?.strings)
  }
}

/// What the stage that runs the code which asks was handed of words (`Stage.init(…strings:…)`), for programs that ask by
/// keys.
public enum StageStrings {
  /// What a key says.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table: `Errors` for `Errors.strings`; nil for `Localizable`.
  ///   - value: What is said where the table says nothing; empty for the key.
  public static func words(for key: String, table: String? = nil, value: String = "") -> String {
    let context = table == "Localizable" ? nil : table
    let words = StageContext.services?.strings?.words(for: CatalogKey(key, context: context))
    return words ?? (value.isEmpty ? key : value)
  }
}
