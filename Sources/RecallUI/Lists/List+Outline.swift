extension List where SelectionValue == Never {
  /// Creates a list of rows for data, and the children that each may have.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, OutlineItem<Data, Data.Element.ID, RowContent>
    >,
    Data.Element: Identifiable
  {
    self.init(nil, OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list of rows for data, and the children that each may have, of which any number can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, OutlineItem<Data, Data.Element.ID, RowContent>
    >,
    Data.Element: Identifiable
  {
    self.init(
      ListSelection(many: selection), OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list of rows for data, and the children that each may have, of which one can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, OutlineItem<Data, Data.Element.ID, RowContent>
    >,
    Data.Element: Identifiable
  {
    self.init(
      ListSelection(optional: selection),
      OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of rows for data that are told apart by what `id` leads to, and the children that each may have.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, OutlineItem<Data, ID, RowContent>
    >
  {
    self.init(
      nil,
      OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list of rows for data that are told apart by what `id` leads to, and the children that each may have,
  /// of which any number can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, OutlineItem<Data, ID, RowContent>
    >
  {
    self.init(
      ListSelection(many: selection),
      OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}

extension List {
  /// Creates a list of rows for data that are told apart by what `id` leads to, and the children that each may have,
  /// of which one can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, ID, RowContent, RowContent, OutlineItem<Data, ID, RowContent>
    >
  {
    self.init(
      ListSelection(optional: selection),
      OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
