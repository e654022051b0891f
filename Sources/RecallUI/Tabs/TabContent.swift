/// Tabs, each of which is selected with a value.
public protocol TabContent<TabValue>: View {
  associatedtype TabValue: Hashable
}

extension Tab: TabContent where Value: Hashable {
  public typealias TabValue = Value
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension ModifiedContent: TabContent where Content: TabContent, Modifier: ViewModifier {
  public typealias TabValue = Content.TabValue
}

/// Tabs that a closure lists.
public struct _Tabs<TabValue: Hashable, Content: View>: TabContent {
  let content: Content

  public var body: some View { content }
}

extension _Tabs: TabContentList {
  func append(to parts: inout TabParts, _ change: @escaping (TabPart) -> TabPart) {
    for part in TabParts(of: content).parts { parts.append(change(part)) }
  }
}

/// Puts the tabs of a closure together. It knows the type of their values: `Tab("Home", systemImage: "house", value: .home)`.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue {
    content
  }

  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue {
    content
  }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> _Tabs<TabValue, TupleView<(repeat each Content)>> {
    _Tabs(content: ViewBuilder.buildBlock(repeat each content))
  }

  public static func buildIf<Content: TabContent>(
    _ content: Content?
  ) -> _Tabs<TabValue, Content?> {
    _Tabs(content: content)
  }

  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _Tabs<TabValue, _ConditionalContent<First, Second>> {
    _Tabs(content: ViewBuilder.buildEither(first: first))
  }

  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _Tabs<TabValue, _ConditionalContent<First, Second>> {
    _Tabs(content: ViewBuilder.buildEither(second: second))
  }

  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Content {
    content
  }
}

/// Where a tab may be seen: always in the bar.
public struct TabPlacement: Hashable, Sendable {
  private let name: String

  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

extension TabContent {
  /// Leaves these tabs out.
  public func hidden(_ hidden: Bool = true) -> _Tabs<TabValue, Self?> {
    _Tabs(content: hidden ? nil : self)
  }

  /// Taken for what programs say: tabs stand in the bar.
  public func tabPlacement(_ placement: TabPlacement) -> Self { self }

  /// Taken for what programs say: tabs stand as the program lists them.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }

  /// Shows a number on these tabs; 0 shows none.
  public func badge(_ count: Int) -> ModifiedContent<Self, _BadgeModifier> {
    modifier(_BadgeModifier(badge: count == 0 ? nil : Text("\(count)")))
  }

  /// Shows a text on these tabs.
  public func badge(_ label: Text?) -> ModifiedContent<Self, _BadgeModifier> {
    modifier(_BadgeModifier(badge: label))
  }

  /// Shows words on these tabs.
  public func badge(_ key: LocalizedStringKey?) -> ModifiedContent<Self, _BadgeModifier> {
    modifier(_BadgeModifier(badge: key.map { Text($0) }))
  }

  /// Shows words on these tabs.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> ModifiedContent<Self, _BadgeModifier> {
    modifier(_BadgeModifier(badge: label.map { Text($0) }))
  }
}
