/// How much space there is between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let points: CGFloat

  private init(_ points: CGFloat) {
    self.points = points
  }

  public static let `default` = ListSectionSpacing(ListLook.sectionSpacing)
  public static let compact = ListSectionSpacing(ListLook.compactSectionSpacing)

  /// Some points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(spacing)
  }
}

private struct ListRowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private struct ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct MinRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { ListLook.rowHeight }
}

private struct MinHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// The least height of what stands over a list's section, in points; nil for that of its words.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue }
  }

  var listRowSpacing: CGFloat {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  /// Nil for what the style has.
  var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  /// The least height of a list's row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the space between the rows of the lists in this view, in points; nil for none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, finite(spacing) ?? 0)
  }

  /// Sets the space between the sections of the lists in this view.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, finite(spacing.points))
  }

  /// Sets the space between the sections of the lists in this view, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, finite(spacing))
  }

  /// A length that can be one; nil where none is said.
  private func finite(_ length: CGFloat?) -> CGFloat? {
    length.map { $0.isFinite ? max($0, 0) : 0 }
  }
}
