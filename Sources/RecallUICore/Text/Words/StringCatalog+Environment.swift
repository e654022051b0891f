private struct StringCatalogKey: EnvironmentKey {
  static var defaultValue: StringCatalog? { nil }
}

extension EnvironmentValues {
  /// What the texts of these surroundings say in another language than the program's own; nil for that.
  ///
  /// Texts that are made of a literal are looked up in it, with their values: `Text("Level \(level)")` under
  /// `Level %lld`. What it doesn't have is shown as it stands in the program.
  public var stringCatalog: StringCatalog? {
    get { self[StringCatalogKey.self] }
    set { self[StringCatalogKey.self] = newValue }
  }
}
