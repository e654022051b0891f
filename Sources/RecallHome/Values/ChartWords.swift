import RecallUI

/// Words of charts, which take them as they are, in the player's language.
struct ChartWords {
  /// Nil for English.
  let catalog: StringCatalog?

  func string(_ key: LocalizedStringKey) -> String { key.string(in: catalog) }

  func callAsFunction(_ key: LocalizedStringKey) -> Text { Text(verbatim: string(key)) }
}
