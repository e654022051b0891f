extension Table {
  /// Creates a table of rows that a closure lists.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._values, columns: columns)
  }

  /// Creates a table of rows that a closure lists, that people can sort.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._values, sortOrder: sortOrder, columns: columns)
  }

  /// Creates a table of rows that a closure lists, of which any number of rows can be selected.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._values, selection: selection, columns: columns)
  }

  /// Creates a table of rows that a closure lists, of which any number of rows can be selected, and that people can sort.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._values, selection: selection, sortOrder: sortOrder, columns: columns)
  }

  /// Creates a table of rows that a closure lists, of which one row can be selected.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._values, selection: selection, columns: columns)
  }

  /// Creates a table of rows that a closure lists, of which one row can be selected, and that people can sort.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[KeyPathComparator<Value>]>,
    @TableColumnBuilder<Value> columns: () -> [TableColumn<Value>],
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {
    self.init(rows()._values, selection: selection, sortOrder: sortOrder, columns: columns)
  }
}
