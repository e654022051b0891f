/// How the columns of split views share the space. There are no styles of a program's own.
public protocol NavigationSplitViewStyle {
  var _kind: _NavigationSplitViewKind { get }
}

/// Which of the built-in styles a split view has.
public enum _NavigationSplitViewKind: Sendable {
  case balanced, prominentDetail
}

/// As ``BalancedNavigationSplitViewStyle``.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}

  public var _kind: _NavigationSplitViewKind { .balanced }
}

/// The detail gets narrower when others are shown.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}

  public var _kind: _NavigationSplitViewKind { .balanced }
}

/// The detail keeps its size, and others lie over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}

  public var _kind: _NavigationSplitViewKind { .prominentDetail }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

private struct NavigationSplitViewKindKey: EnvironmentKey {
  static var defaultValue: _NavigationSplitViewKind { .balanced }
}

extension EnvironmentValues {
  var navigationSplitViewKind: _NavigationSplitViewKind {
    get { self[NavigationSplitViewKindKey.self] }
    set { self[NavigationSplitViewKindKey.self] = newValue }
  }
}

extension View {
  /// Sets how the columns of the split views in this view share the space.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.navigationSplitViewKind, style._kind)
  }
}
