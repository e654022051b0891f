/// A column of a split view, as the lists in it know it.
final class ListColumn {
  /// What they have selected.
  let selections = Register<ColumnSelection>()
  /// Brings up what follows a selection, in a narrow window.
  var leadOn: () -> Void = {}
}

/// What a list in a column has selected.
struct ColumnSelection: Equatable {
  let isEmpty: Bool
  let clear: () -> Void

  /// Whether the same can be said of both.
  static func == (left: ColumnSelection, right: ColumnSelection) -> Bool {
    left.isEmpty == right.isEmpty
  }
}

private struct ListColumnKey: EnvironmentKey {
  static var defaultValue: ListColumn? { nil }
}

private struct LinkSelectionKey: EnvironmentKey {
  static var defaultValue: ListSelection? { nil }
}

extension EnvironmentValues {
  /// The column of a split view that a list stands in.
  var listColumn: ListColumn? {
    get { self[ListColumnKey.self] }
    set { self[ListColumnKey.self] = newValue }
  }

  /// What links in the rows of a list select, rather than lead to; nil where they lead on.
  var linkSelection: ListSelection? {
    get { self[LinkSelectionKey.self] }
    set { self[LinkSelectionKey.self] = newValue }
  }

  var columnSelections: Register<ColumnSelection>? { listColumn?.selections }
}
