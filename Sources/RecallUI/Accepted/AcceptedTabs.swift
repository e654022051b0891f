/// How people have arranged tabs: as the program lists them, since nobody arranges them.
///
/// A program may keep it, with `@AppStorage` or `@SceneStorage`.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  public init() {}

  /// Forgets what people have arranged.
  public mutating func resetSectionOrder() {}
  /// Forgets what people have hidden.
  public mutating func resetVisibility() {}
}

extension TabViewCustomization: _StorableValue {
  public static func _read(_ stored: StoredValue) -> TabViewCustomization? {
    String._read(stored).map { _ in TabViewCustomization() }
  }

  public var _stored: StoredValue { .string("") }
}

extension AppStorage where Value == TabViewCustomization {
  /// Creates a property for how tabs are arranged.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: TabViewCustomization(), key, store: store)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Creates a property for how tabs are arranged.
  public init(_ key: String) {
    self.init(wrappedValue: TabViewCustomization(), key)
  }
}

/// Whether people may arrange a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TabCustomizationBehavior(name: "automatic")
  public static let disabled = TabCustomizationBehavior(name: "disabled")
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
}

/// Where a tab may be seen.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

extension View {
  /// Taken for what programs say: tabs stand as the program lists them.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }

  /// Taken for what programs say: tabs stand as the program lists them.
  public func customizationID(_ id: String) -> Self { self }

  /// Taken for what programs say: tabs stand as the program lists them.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
}
