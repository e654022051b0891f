/// How a screen comes over another one: here as all do.
public protocol NavigationTransition {}

/// As screens come.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// Out of a view, on Apple's systems.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Taken for what programs say: a screen comes as all do.
  public static func zoom<ID: Hashable>(
    sourceID: ID, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  /// Taken for what programs say: a screen comes as all do.
  public func navigationTransition<Style: NavigationTransition>(_ style: Style) -> some View {
    self
  }

  /// Taken for what programs say: a screen comes as all do.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    self
  }
}
