enum RowInsetsKey: RowTraitKey {
  typealias Value = EdgeInsets?
}

enum RowBackgroundKey: RowTraitKey {
  typealias Value = AnyView?
}

enum RowSeparatorKey: RowTraitKey {
  struct Value: Equatable {
    let visibility: Visibility
    let edges: VerticalEdge.Set
  }
}

enum RowSeparatorTintKey: RowTraitKey {
  struct Value: Equatable {
    let color: Color?
    let edges: VerticalEdge.Set
  }
}

enum SectionSeparatorTintKey: RowTraitKey {
  typealias Value = RowSeparatorTintKey.Value
}

enum SelectionDisabledKey: RowTraitKey {
  typealias Value = Bool
}

enum SectionSeparatorKey: RowTraitKey {
  typealias Value = RowSeparatorKey.Value
}

/// How much a header stands out.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets the space around what stands in this view's rows, in points; nil for a list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    rowTrait(RowInsetsKey.self, insets)
  }

  /// Puts a view behind this view's rows, in place of their ground.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    rowTrait(RowBackgroundKey.self, view.map { AnyView($0) })
  }

  /// Says whether there are lines above and below this view's rows.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowTrait(RowSeparatorKey.self, RowSeparatorKey.Value(visibility: visibility, edges: edges))
  }

  /// Sets the color of the lines above and below this view's rows.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowTrait(RowSeparatorTintKey.self, RowSeparatorTintKey.Value(color: color, edges: edges))
  }

  /// Says whether there are lines above and below this view's sections.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowTrait(SectionSeparatorKey.self, RowSeparatorKey.Value(visibility: visibility, edges: edges))
  }

  /// Sets the color of the lines above and below this view's sections.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    rowTrait(
      SectionSeparatorTintKey.self, RowSeparatorTintKey.Value(color: color, edges: edges))
  }

  /// Whether this view's rows can't be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    rowTrait(SelectionDisabledKey.self, isDisabled)
  }

  /// Says how much the headers of this view's sections stand out.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
