private struct GridCellColumns: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

private struct GridColumnAlignment: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

private struct GridCellAnchor: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

private struct GridCellUnsizedAxes: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

extension View {
  /// Lets this view take several columns of the grid that it stands in.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumns.self, value: max(count, 1))
  }

  /// Says where views stand in this view's column of a grid; of several that say it, the last one
  /// counts.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignment.self, value: guide)
  }

  /// Says where this view stands in its cell of a grid, whatever the others do.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchor.self, value: anchor)
  }

  /// Has this view take what its row and column of a grid have anyway, and not ask for more.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxes.self, value: axes)
  }
}

extension Box {
  /// How many columns of a grid this box takes; a grid has at most a thousand.
  var gridColumns: Int { min(layoutValue(GridCellColumns.self) ?? 1, 1000) }

  /// Where this box wants its column of a grid to stand.
  var gridColumnAlignment: HorizontalAlignment? { layoutValue(GridColumnAlignment.self) ?? nil }

  /// Where this box stands in its cell of a grid.
  var gridCellAnchor: UnitPoint? { layoutValue(GridCellAnchor.self) ?? nil }

  /// Whether this box has a grid make room for it on an axis.
  func asksGrid(for axis: Axis) -> Bool {
    layoutValue(GridCellUnsizedAxes.self)?
      .contains(axis == .horizontal ? .horizontal : .vertical) != true
  }
}
