/// What the rows of a list know of it.
struct ListState {
  let kind: _ListKind
  let isEditing: Bool
  let selection: ListSelection?
  /// Nil for the style's.
  let sectionSpacing: CGFloat?
  let rowSpacing: CGFloat
  let rowHeight: CGFloat
  let openRow: Binding<OpenRow?>
  let open: OpenRow?
  let lifting: GestureState<ListLift?>
  let lift: ListLift?
  let cursor: Binding<AnyHashable?>
  let rows: LazyRows
  /// The column of a split view that the list stands in.
  let column: ListColumn?
  /// What can be done with rows; nil for nothing.
  let menu: SelectionMenu?

  /// Whether rows are marked in edit mode, rather than deleted one by one.
  var marksRows: Bool { isEditing && selection?.allowsMany == true }

  /// Puts the row back whose actions are out.
  func close() {
    guard openRow.wrappedValue != nil else { return }
    withAnimation(ListLook.motion) { openRow.wrappedValue = nil }
  }

  /// Lets go of a row that isn't there any more.
  func forget(_ row: LazyRow) {
    if openRow.wrappedValue?.key == row.key { openRow.wrappedValue = nil }
  }

  /// Takes a row's element out, as people ask for it.
  func delete(_ row: LazyRow) {
    selection?.forget([row], of: rows)
    row.deleteNow()
  }

  func open(_ row: LazyRow, _ edge: HorizontalEdge) {
    withAnimation(ListLook.motion) { openRow.wrappedValue = OpenRow(key: row.key, edge: edge) }
  }

  /// Has a row be selected, as a touch of it would.
  func select(_ row: LazyRow) {
    guard let selection, let value = selection.value(of: row) else { return }
    cursor.wrappedValue = value
    guard marksRows else {
      selection.select([value])
      column?.leadOn()
      return
    }
    selection.select(selection.values().symmetricDifference([value]))
  }
}

extension ListState {
  /// The space over what is first in a section.
  func space(above place: LazyRowPlace) -> CGFloat {
    guard place.isFirst, !kind.pinsHeaders, place.role == .header || !place.hasHeader else {
      return 0
    }
    return place.isInFirstSection ? ListLook.margin : sectionSpacing ?? ListLook.sectionSpacing
  }
}
