/// Rows of data in columns, with a title over each, by which they can be sorted.
///
/// Rows are those of a list: they are made on demand, selected, and gone through by keys. A touch of a
/// column's title puts that first in the order, or turns it round; the program sorts.
public struct Table<Value: Identifiable>: View {
  private let data: [Value]
  private let columns: [TableColumn<Value>]
  private let sortOrder: Binding<[KeyPathComparator<Value>]>?
  private let customization: Binding<TableColumnCustomization<Value>>?
  private let list: ([Value], [TableColumn<Value>]) -> AnyView
  @Environment(\.tableColumnHeaders) private var headers

  private init(
    _ data: [Value], _ columns: [TableColumn<Value>],
    _ sortOrder: Binding<[KeyPathComparator<Value>]>?,
    _ customization: Binding<TableColumnCustomization<Value>>?,
    _ list: @escaping ([Value], [TableColumn<Value>]) -> AnyView
  ) {
    self.data = data
    self.columns = columns
    self.sortOrder = sortOrder
    self.customization = customization
    self.list = list
  }

  public var body: some View {
    let columns = columns.filter { $0.isShown(by: customization?.wrappedValue) }
    VStack(spacing: 0) {
      if headers != .hidden {
        TableHeader(columns: columns, sortOrder: sortOrder)
        Divider()
      }
      list(data, columns)
    }
  }

  /// Creates a table.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(Array(data), columns(), nil, columnCustomization) { data, columns in
      AnyView(List(data) { TableRowCells(value: $0, columns: columns) }.tableRows())
    }
  }

  /// Creates a table that people can sort.
  public init<Data: RandomAccessCollection>(
    _ data: Data, sortOrder: Binding<[KeyPathComparator<Value>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(Array(data), columns(), sortOrder, columnCustomization) { data, columns in
      AnyView(List(data) { TableRowCells(value: $0, columns: columns) }.tableRows())
    }
  }

  /// Creates a table of which any number of rows can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(Array(data), columns(), nil, columnCustomization, Self.rows(selection))
  }

  /// Creates a table of which any number of rows can be selected, and that people can sort.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(Array(data), columns(), sortOrder, columnCustomization, Self.rows(selection))
  }

  /// Creates a table of which one row can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(Array(data), columns(), nil, columnCustomization, Self.rows(selection))
  }

  /// Creates a table of which one row can be selected, and that people can sort.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>]
  ) where Data.Element == Value {
    self.init(Array(data), columns(), sortOrder, columnCustomization, Self.rows(selection))
  }

  private static func rows(
    _ selection: Binding<Set<Value.ID>>
  ) -> ([Value], [TableColumn<Value>]) -> AnyView {
    { data, columns in
      AnyView(
        List(data, selection: selection) { TableRowCells(value: $0, columns: columns) }.tableRows())
    }
  }

  private static func rows(
    _ selection: Binding<Value.ID?>
  ) -> ([Value], [TableColumn<Value>]) -> AnyView {
    { data, columns in
      AnyView(
        List(data, selection: selection) { TableRowCells(value: $0, columns: columns) }.tableRows())
    }
  }
}

/// The measures of tables, in points.
enum TableLook {
  static let rowHeight: CGFloat = 32
  static let insets = EdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
}

extension View {
  fileprivate func tableRows() -> some View {
    listStyle(.plain).environment(\.defaultMinListRowHeight, TableLook.rowHeight)
  }
}

/// What of a row stands in each column.
private struct TableRowCells<Value: Identifiable>: View {
  let value: Value
  let columns: [TableColumn<Value>]

  var body: some View {
    HStack(spacing: ControlLook.spacing) {
      ForEach(columns.indices, id: \.self) { index in
        columns[index].cell(value).lineLimit(1)
          .frame(
            minWidth: columns[index].least ?? 0, maxWidth: columns[index].most ?? .infinity,
            alignment: columns[index].alignment)
      }
    }
    .listRowInsets(TableLook.insets)
  }
}

/// The titles over the columns.
private struct TableHeader<Value: Identifiable>: View {
  let columns: [TableColumn<Value>]
  let sortOrder: Binding<[KeyPathComparator<Value>]>?

  var body: some View {
    HStack(spacing: ControlLook.spacing) {
      ForEach(columns.indices, id: \.self) { index in
        let column = columns[index]
        title(column)
          .frame(
            minWidth: column.least ?? 0, maxWidth: column.most ?? .infinity,
            alignment: column.alignment)
      }
    }
    .font(.subheadline.weight(.semibold))
    .lineLimit(1)
    .padding(TableLook.insets)
    .accessibilityAddTraits(.isHeader)
  }

  @ViewBuilder private func title(_ column: TableColumn<Value>) -> some View {
    if let sortOrder, let comparator = column.comparator {
      let first = sortOrder.wrappedValue.first
      let isFirst = first?.keyPath == comparator.keyPath
      Button {
        sortOrder.wrappedValue = sortOrder.wrappedValue.putting(first: comparator)
      } label: {
        HStack(spacing: 4) {
          column.title
          if isFirst {
            Image(systemName: first?.order == .reverse ? "chevron.down" : "chevron.up")
              .font(.system(size: 9, weight: .bold))
          }
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityValue(isFirst ? first?.order == .reverse ? "descending" : "ascending" : "")
    } else {
      column.title
    }
  }
}

extension Array {
  /// These comparators with one in front; one that stands there already is turned round.
  fileprivate func putting<Value>(first new: KeyPathComparator<Value>) -> Self
  where Element == KeyPathComparator<Value> {
    if let first, first.keyPath == new.keyPath {
      var turned = first
      turned.order = first.order == .forward ? .reverse : .forward
      return [turned] + dropFirst()
    }
    return [new] + filter { $0.keyPath != new.keyPath }
  }
}
