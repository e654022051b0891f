/// What a split view keeps of its columns.
final class SplitModel {
  private(set) lazy var columns = [SplitColumn(), SplitColumn(), SplitColumn()]

  /// The screens of a column: its own, and those that links in the column before lead to, each with
  /// who knows the way back from it.
  func screens(of index: Int, isLast: Bool) -> [(entry: ScreenEntry, navigator: Navigator)] {
    let own = columns[index].navigator
    var screens = own.entries.prefix(isLast ? own.entries.count : 1).map { ($0, own) }
    if index > 0 {
      let former = columns[index - 1].navigator
      screens += former.entries.dropFirst().map { ($0, former) }
    }
    return screens
  }
}

/// What a split view keeps of a column.
final class SplitColumn {
  let navigator = Navigator()
  /// Stacks that fill it.
  let claims = Register<Bool>()
  /// How wide the views in it want it to be.
  let widths = Register<ColumnWidth>()
  /// What its lists have selected, and what follows that.
  let lists = ListColumn()

  /// Whether something in it leads on to the next one.
  var leadsOn: Bool {
    navigator.entries.count > 1 || lists.selections.values.contains { !$0.isEmpty }
  }

  /// Takes back what leads on from it.
  func takeBack() {
    navigator.pop(to: 0)
    for selection in lists.selections.values {
      selection.clear()
    }
  }
}

private struct ColumnWidthsKey: EnvironmentKey {
  static var defaultValue: Register<ColumnWidth>? { nil }
}

extension EnvironmentValues {
  /// Hears how wide views want the column to be that they stand in.
  var columnWidths: Register<ColumnWidth>? {
    get { self[ColumnWidthsKey.self] }
    set { self[ColumnWidthsKey.self] = newValue }
  }
}

extension View {
  /// Sets the width of the split view's column that this view stands in. That of the detail is
  /// whatever the others leave.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    registering(ColumnWidth(min: width, ideal: width, max: width), in: \.columnWidths)
  }

  /// Sets the width of the split view's column that this view stands in. It gets narrower, down to the
  /// least width, where the detail has no room.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    registering(ColumnWidth(min: min, ideal: ideal, max: max), in: \.columnWidths)
  }
}
