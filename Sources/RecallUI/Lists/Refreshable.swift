/// Fetches anew what a view shows; what `refreshable(action:)` was given.
public struct RefreshAction: Sendable {
  fileprivate let action: @Sendable () async -> Void

  /// Runs it, and answers when it is done.
  public func callAsFunction() async {
    await action()
  }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// What fetches anew what a view shows; nil where no view around says so.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// Has the scroll view inside be pulled down, and shows that somebody waits.
private struct RefreshModifier: ViewModifier {
  let action: RefreshAction
  @State private var isRefreshing = false

  func body(content: Content) -> some View {
    content
      .environment(\.refresh, action)
      .onScrollPull { refresh() }
      .overlay(alignment: .top) {
        if isRefreshing {
          ProgressView()
            .padding()
            .accessibilityLabel("Refreshing")
        }
      }
  }

  private func refresh() {
    guard !isRefreshing else { return }
    isRefreshing = true
    let action = action
    let isRefreshing = $isRefreshing
    Task(name: "refreshable") { @Sendable in
      await action()
      isRefreshing.wrappedValue = false
    }
  }
}

extension View {
  /// Has a list or a scroll view in this view be refreshed by a finger that pulls it down by 60 points or
  /// more and lets it go. A sign turns until the action is done; meanwhile it isn't begun again.
  ///
  /// Views inside find the action in `@Environment(\.refresh)`.
  public func refreshable(
    @_inheritActorContext action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    // It runs on the stage's thread, as all others that were made where it was.
    let action = unsafeBitCast(action, to: (@Sendable @isolated(any) () async -> Void).self)
    return modifier(RefreshModifier(action: RefreshAction { await action() }))
  }
}
