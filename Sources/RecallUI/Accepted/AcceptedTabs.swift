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

/// When a search begins in the tab for it.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  public static let automatic = TabSearchActivation(name: "automatic")
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
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

  /// Taken for what programs say: a tab for searches is one like others.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// Taken for what programs say: tabs stand in a bar.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// Taken for what programs say: tabs stand in a bar, which has room for nothing else.
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Taken for what programs say: tabs stand in a bar, which has room for nothing else.
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Taken for what programs say: tabs stand in a bar, which has room for nothing else.
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
}

/// Where a tab view shows its tabs.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let topBar = TabBarPlacement(name: "topBar")
  public static let sidebar = TabBarPlacement(name: "sidebar")
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

extension EnvironmentValues {
  /// Where the tab view around shows its tabs: at the lower edge.
  public var tabBarPlacement: TabBarPlacement? { .bottomBar }

  /// Whether sections of tabs can be seen as such: never, as tabs stand in a bar.
  public var isTabBarShowingSections: Bool { false }
}
