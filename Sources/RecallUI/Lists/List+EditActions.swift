extension ForEach {
  /// Creates a row for each element of bound data, which people can edit in a list.
  ///
  /// - Parameters:
  ///   - data: What is shown, and changed.
  ///   - id: What elements are told apart by.
  ///   - editActions: What people may do.
  ///   - content: Makes the row of an element.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Index: Hashable, Data == BoundElements<Elements>, Content == _EditableRow<Row>
  {
    self.init(data, id: id) { element in
      _EditableRow(
        edits: data.edits(editActions, of: element.wrappedValue[keyPath: id], by: id),
        content: content(element))
    }
  }

  /// Creates a row for each element of bound data, which people can edit in a list.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Elements.Index: Hashable, Elements.Element: Identifiable, ID == Elements.Element.ID,
    Data == BoundElements<Elements>, Content == _EditableRow<Row>
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }
}

extension List {
  /// Creates a list of bound data, which people can edit.
  public init<Data, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index: Hashable, Data.Element: Identifiable, SelectionValue == Never,
    Content == ForEach<BoundElements<Data>, Data.Element.ID, _EditableRow<Row>>
  {
    self.init(nil, ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list of bound data, which people can edit, told apart by what `id` leads to.
  public init<Data, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index: Hashable, SelectionValue == Never,
    Content == ForEach<BoundElements<Data>, ID, _EditableRow<Row>>
  {
    self.init(nil, ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list of bound data, which people can edit, and of which they can select any number.
  public init<Data, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index: Hashable, Data.Element: Identifiable,
    Content == ForEach<BoundElements<Data>, Data.Element.ID, _EditableRow<Row>>
  {
    self.init(
      ListSelection(many: selection),
      ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list of bound data, which people can edit, and of which they can select one.
  public init<Data, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index: Hashable, Data.Element: Identifiable,
    Content == ForEach<BoundElements<Data>, Data.Element.ID, _EditableRow<Row>>
  {
    self.init(
      ListSelection(optional: selection),
      ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list of bound data, told apart by what `id` leads to, which people can edit, and of which they can select
  /// any number.
  public init<Data, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index: Hashable,
    Content == ForEach<BoundElements<Data>, ID, _EditableRow<Row>>
  {
    self.init(
      ListSelection(many: selection),
      ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list of bound data, told apart by what `id` leads to, which people can edit, and of which they can select
  /// one.
  public init<Data, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Index: Hashable,
    Content == ForEach<BoundElements<Data>, ID, _EditableRow<Row>>
  {
    self.init(
      ListSelection(optional: selection),
      ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
