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
