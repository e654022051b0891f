/// Rows, one below the other, that scroll, and can be selected, deleted and moved.
///
/// Each view of the content is a row, and only those rows are made that can be seen: ten thousand cost
/// as ten do, where the type of a `ForEach`'s elements tells how many views each of them is. Sections,
/// swipes and lines come with it; `listStyle(_:)` sets its look.
///
/// With a selection the list can have the focus. Arrows then go from row to row, Home and End to the first
/// and last, Page Up and Page Down by what can be seen, letters to a row that begins with them, and Delete
/// deletes. Without one, the same keys go to the rows that can have the focus themselves.
///
/// Among the rows of another list, or of a form, a list without a selection of its own has its rows be that one's.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let selection: ListSelection?
  private let content: Content
  @Environment(\.isInList) private var isInList

  init(_ selection: ListSelection?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  public var body: some View {
    if isInList, selection == nil {
      content
    } else {
      ListBody(selection: selection, content: content)
    }
  }
}

extension List {
  /// Creates a list of which any number of rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(many: selection), content())
  }

  /// Creates a list of which one row can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(optional: selection), content())
  }

  /// Creates a list of which one row is selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(one: selection), content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(nil, content())
  }
}
