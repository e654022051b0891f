/// Which columns of a split view are shown where there is room for several.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private enum Kind: String, Codable {
    case automatic, all, doubleColumn, detailOnly
  }

  private let kind: Kind

  /// All that there is room for.
  public static var automatic: NavigationSplitViewVisibility { .init(kind: .automatic) }
  public static var all: NavigationSplitViewVisibility { .init(kind: .all) }
  /// The last two of three; of two columns, both.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(kind: .doubleColumn) }
  /// The detail alone.
  public static var detailOnly: NavigationSplitViewVisibility { .init(kind: .detailOnly) }
}
