/// How lists look. There are no styles of a program's own, as in SwiftUI.
public protocol ListStyle {
  var _kind: _ListKind { get }
}

/// Which of the built-in looks a list has.
public enum _ListKind: Sendable {
  case plain, inset, grouped, insetGrouped, sidebar
}

/// Groups with round corners.
public struct DefaultListStyle: ListStyle {
  public init() {}

  public var _kind: _ListKind { .insetGrouped }
}

/// Rows from edge to edge, whose section's header stays in sight.
public struct PlainListStyle: ListStyle {
  public init() {}

  public var _kind: _ListKind { .plain }
}

/// As plain, at a distance from the edges.
public struct InsetListStyle: ListStyle {
  public init() {}

  public init(alternatesRowBackgrounds: Bool) {}

  public var _kind: _ListKind { .inset }
}

/// Groups from edge to edge.
public struct GroupedListStyle: ListStyle {
  public init() {}

  public var _kind: _ListKind { .grouped }
}

/// Groups with round corners.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}

  public var _kind: _ListKind { .insetGrouped }
}

/// Rows without a ground of their own, to choose from beside something larger, and large headers. Where there is nothing
/// beside it, in a split view or a viewport of less than 700 points, the rows are in groups with round corners.
public struct SidebarListStyle: ListStyle {
  public init() {}

  public var _kind: _ListKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListKindKey: EnvironmentKey {
  static var defaultValue: _ListKind { .insetGrouped }
}

private struct BesideOthersKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

extension EnvironmentValues {
  var listKind: _ListKind {
    get { self[ListKindKey.self] }
    set { self[ListKindKey.self] = newValue }
  }

  /// Whether a list stands in a column with others beside it; nil where it is in none.
  var isBesideOthers: Bool? {
    get { self[BesideOthersKey.self] }
    set { self[BesideOthersKey.self] = newValue }
  }

  /// How a list is shown. A sidebar that stands beside nothing, for want of room, has its rows in groups.
  var shownListKind: _ListKind {
    guard listKind == .sidebar else { return listKind }
    return isBesideOthers ?? (horizontalSizeClass == .regular) ? .sidebar : .insetGrouped
  }
}

extension View {
  /// Sets how the lists in this view look.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    environment(\.listKind, style._kind)
  }
}
