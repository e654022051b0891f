/// What people may do with the rows of bound data.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// What can be done with the element that a row shows.
struct ElementEdits {
  let delete: (() -> Void)?
  let move: ((IndexSet, Int) -> Void)?
}

enum ElementEditsKey: RowTraitKey {
  typealias Value = ElementEdits

  /// Rows only show whether there are some.
  static func isSame(_ left: Value, _ right: Value) -> Bool {
    (left.delete == nil) == (right.delete == nil) && (left.move == nil) == (right.move == nil)
  }
}

/// A row of bound data that can be edited.
public struct _EditableRow<Content: View>: View {
  let edits: ElementEdits
  let content: Content

  public var body: some View {
    content.rowTrait(ElementEditsKey.self, edits)
  }
}

extension Binding
where
  Value: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Value.Index: Hashable
{
  /// What may be done with the element of an identifier, whatever stands where it stood.
  func edits<ID: Hashable>(
    _ actions: EditActions<Value>, of id: ID, by path: KeyPath<Value.Element, ID>
  ) -> ElementEdits {
    ElementEdits(
      delete: actions.contains(.delete)
        ? {
          if let index = wrappedValue.firstIndex(where: { $0[keyPath: path] == id }) {
            wrappedValue.remove(at: index)
          }
        } : nil,
      move: actions.contains(.move)
        ? { wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

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
}
