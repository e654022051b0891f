extension Table {
  /// Creates a table of rows that a closure lists.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._values, columnCustomization: columnCustomization, columns: columns)
  }

  /// Creates a table of rows that a closure lists, that people can sort.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(
      rows()._values, sortOrder: sortOrder, columnCustomization: columnCustomization,
      columns: columns)
  }

  /// Creates a table of rows that a closure lists, of which any number of rows can be selected.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(
      rows()._values, selection: selection, columnCustomization: columnCustomization,
      columns: columns)
  }

  /// Creates a table of rows that a closure lists, of which any number of rows can be selected, and that people can sort.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(
      rows()._values, selection: selection, sortOrder: sortOrder,
      columnCustomization: columnCustomization, columns: columns)
  }

  /// Creates a table of rows that a closure lists, of which one row can be selected.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(
      rows()._values, selection: selection, columnCustomization: columnCustomization,
      columns: columns)
  }

  /// Creates a table of rows that a closure lists, of which one row can be selected, and that people can sort.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(
      rows()._values, selection: selection, sortOrder: sortOrder,
      columnCustomization: columnCustomization, columns: columns)
  }
}
