/// Which columns of a table are shown. People can't arrange them; a program says it by their names.
///
/// A program may keep it, with `@AppStorage` or `@SceneStorage`.
public struct TableColumnCustomization<RowValue: Identifiable>: Hashable, Codable, Sendable {
  private var visibilities: [String: Bool] = [:]

  public init() {}

  /// Whether a column is shown; `automatic` for as the column says.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Forgets in which order columns stand: that of the program.
  public mutating func resetOrder() {}
}

/// What of a column people may not change.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static var reorder: TableColumnCustomizationBehavior { .init(rawValue: 1) }
  public static var resize: TableColumnCustomizationBehavior { .init(rawValue: 2) }
  public static var visibility: TableColumnCustomizationBehavior { .init(rawValue: 4) }
  public static var all: TableColumnCustomizationBehavior { .init(rawValue: 7) }
}

extension TableColumnCustomization: _StorableValue {
  /// Names of columns, each after a sign, with lines between them.
  public static func _read(_ stored: StoredValue) -> TableColumnCustomization? {
    guard let text = String._read(stored) else { return nil }
    var customization = TableColumnCustomization()
    for line in text.split(separator: "\n") {
      customization.visibilities[String(line.dropFirst())] = line.first == "+"
    }
    return customization
  }

  public var _stored: StoredValue {
    .string(
      visibilities.sorted { $0.key < $1.key }.map { ($0.value ? "+" : "-") + $0.key }
        .joined(separator: "\n"))
  }
}

extension AppStorage {
  /// Creates a property for which columns are shown.
  public init<RowValue: Identifiable>(_ key: String, store: UserDefaults? = nil)
  where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: TableColumnCustomization(), key, store: store)
  }
}

extension SceneStorage {
  /// Creates a property for which columns are shown.
  public init<RowValue: Identifiable>(_ key: String)
  where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: TableColumnCustomization(), key)
  }
}

private struct TableColumnHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether tables show titles over their columns.
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the titles over the columns of tables.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }

  /// Taken for what programs say: rows have one ground.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }
}

/// Whether each second row has another ground.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
