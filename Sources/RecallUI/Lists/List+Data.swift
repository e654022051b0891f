// What lists of data make of them: a row, or several, for each element.
//
// A bound collection is a collection, too, so what takes any is disfavoured: `List($items) { $item in … }` means the
// bindings.

extension List where SelectionValue == Never {
  /// Creates a list of rows for data.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Creates a list of rows for data that are told apart by what `id` leads to.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of rows for numbers.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Creates a list of rows for bound data.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<Data>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// Creates a list of rows for bound data that are told apart by what `id` leads to.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<Data>, ID, RowContent>, Data.Index: Hashable {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Creates a list of rows for data, of which any number can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(many: selection), ForEach(data, content: rowContent))
  }

  /// Creates a list of rows for data that are told apart by what `id` leads to, of which any number can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ListSelection(many: selection), ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of rows for numbers, of which any number can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ListSelection(many: selection), ForEach(data, content: rowContent))
  }

  /// Creates a list of rows for bound data, of which any number can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<Data>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(ListSelection(many: selection), ForEach(data, content: rowContent))
  }

  /// Creates a list of rows for bound data that are told apart by what `id` leads to, of which any number can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<Data>, ID, RowContent>, Data.Index: Hashable {
    self.init(ListSelection(many: selection), ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Creates a list of rows for data, of which one can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(optional: selection), ForEach(data, content: rowContent))
  }

  /// Creates a list of rows for data that are told apart by what `id` leads to, of which one can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ListSelection(optional: selection), ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of rows for numbers, of which one can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ListSelection(optional: selection), ForEach(data, content: rowContent))
  }

  /// Creates a list of rows for bound data, of which one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<Data>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(ListSelection(optional: selection), ForEach(data, content: rowContent))
  }

  /// Creates a list of rows for bound data that are told apart by what `id` leads to, of which one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<Data>, ID, RowContent>, Data.Index: Hashable {
    self.init(ListSelection(optional: selection), ForEach(data, id: id, content: rowContent))
  }
}
