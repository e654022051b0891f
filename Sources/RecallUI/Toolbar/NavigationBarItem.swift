/// What a navigation bar's title looks like.
public struct NavigationBarItem {
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As that of the screen before; large at the root.
    case automatic
    /// Small, in the middle of the bar.
    case inline
    /// Large, below the bar.
    case large
  }
}

/// What the title of a tool bar looks like.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
  public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
  public static var inlineLarge: ToolbarTitleDisplayMode { .init(mode: .large) }
  public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
}
