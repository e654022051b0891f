/// How a tab view shows its views: by a bar, or as pages.
public protocol TabViewStyle {}

/// A bar at the lower edge.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

/// Pages beside each other, that are swiped.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots show which page is seen.
  public struct IndexDisplayMode: Hashable, Sendable {
    fileprivate let kind: Int

    /// When there are several pages.
    public static let automatic = IndexDisplayMode(kind: 0)
    public static let always = IndexDisplayMode(kind: 1)
    public static let never = IndexDisplayMode(kind: 2)
  }

  let indexDisplayMode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension PageTabViewStyle.IndexDisplayMode {
  func isShown(for count: Int) -> Bool {
    switch self {
    case .never: false
    case .always: count > 0
    default: count > 1
    }
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// The same: no window here is wide enough for a sidebar of tabs.
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// The same: no window here is wide enough for a sidebar of tabs.
  public static var sidebarAdaptable: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots look that show which page is seen.
public protocol IndexViewStyle {}

/// Dots, with a ground behind them or without.
public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let kind: Int

    public static let automatic = BackgroundDisplayMode(kind: 0)
    public static let interactive = BackgroundDisplayMode(kind: 1)
    public static let always = BackgroundDisplayMode(kind: 2)
    public static let never = BackgroundDisplayMode(kind: 3)
  }

  let backgroundDisplayMode: BackgroundDisplayMode

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct PageStyleKey: EnvironmentKey {
  static var defaultValue: PageTabViewStyle.IndexDisplayMode? { nil }
}

private struct IndexGroundKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// How tab views that are pages show which one is seen; nil for those with a bar.
  var pageIndexMode: PageTabViewStyle.IndexDisplayMode? {
    get { self[PageStyleKey.self] }
    set { self[PageStyleKey.self] = newValue }
  }

  /// Whether the dots of pages stand on a ground.
  var hasPageIndexGround: Bool {
    get { self[IndexGroundKey.self] }
    set { self[IndexGroundKey.self] = newValue }
  }
}

extension View {
  /// Sets how the tab views in this view show their views.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.pageIndexMode, (style as? PageTabViewStyle)?.indexDisplayMode)
  }

  /// Sets how the dots of pages look in this view.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(
      \.hasPageIndexGround, (style as? PageIndexViewStyle)?.backgroundDisplayMode == .always)
  }
}
