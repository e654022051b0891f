/// What a list makes around a view of its content.
struct ListRow: View {
  let row: LazyRow
  let place: LazyRowPlace
  let facts: ListRowFacts
  let list: ListState

  init(row: LazyRow, place: LazyRowPlace, facts: ListRowFacts, list: ListState) {
    self.row = row
    self.place = place
    self.facts = facts
    self.list = list
  }

  var body: some View {
    switch (place.role, menu) {
    case (.content, nil): ListCell(row: row, place: place, facts: facts, list: list)
    case (.content, let menu?):
      ListCell(row: row, place: place, facts: facts, list: list)
        .modifier(RowMenu(actions: menu))
    case (.header, _): ListHeader(row: row, place: place, list: list)
    case (.footer, _): ListFooter(row: row, list: list)
    }
  }

  /// What can be done with this row, or with all that are selected if it is one of them.
  private var menu: SelectionMenu.Actions? {
    guard let menu = list.menu, let selection = list.selection,
      let value = selection.value(of: row)
    else { return nil }
    let selected = selection.values()
    return menu.actions(selected.contains(value) ? selected : [value])
  }
}

/// What stands over a section.
private struct ListHeader: View {
  let row: LazyRow
  let place: LazyRowPlace
  let list: ListState
  @Environment(\.defaultMinListHeaderHeight) private var leastHeight

  init(row: LazyRow, place: LazyRowPlace, list: ListState) {
    self.row = row
    self.place = place
    self.list = list
  }

  var body: some View {
    let expansion = row.expansion
    HStack(spacing: ListLook.spacing) {
      LazyRowContent(row).frame(maxWidth: .infinity, alignment: .leading)
      if let expansion {
        Image(systemName: "chevron.forward")
          .font(.system(size: 12, weight: .semibold))
          .foregroundStyle(.tint)
          .rotationEffect(.degrees(expansion.wrappedValue ? 90 : 0))
      }
    }
    .padding(.horizontal, ListLook.insets.leading)
    .padding(.top, list.kind.pinsHeaders ? 6 : list.space(above: place))
    .padding(.bottom, 6)
    .frame(maxWidth: .infinity, minHeight: leastHeight.map { $0.isFinite ? max($0, 0) : 0 })
    .background(list.kind.pinsHeaders ? ListLook.header : Color.clear)
    .contentShape(Rectangle())
    .gesture(
      TapGesture().onEnded {
        list.close()
        guard let expansion else { return }
        withAnimation(ListLook.motion) { expansion.wrappedValue.toggle() }
      }
    )
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isHeader)
    .accessibilityValue(expansion.map { $0.wrappedValue ? "expanded" : "collapsed" } ?? "")
  }
}

/// What stands below a section.
private struct ListFooter: View {
  let row: LazyRow
  let list: ListState

  var body: some View {
    LazyRowContent(row)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, ListLook.insets.leading)
      .padding(.top, 6)
      .padding(.bottom, list.kind.pinsHeaders ? 6 : 0)
  }
}
