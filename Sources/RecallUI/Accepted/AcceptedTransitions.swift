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

  /// Taken for what programs say: screens come as all do.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    self
  }
}

/// How the place looks that a screen comes from.
public protocol MatchedTransitionSourceConfiguration {}

/// One that says nothing. What is said of it is taken for what programs say.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> Self { self }
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
}
