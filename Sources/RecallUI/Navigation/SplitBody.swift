/// What of a split view is the same whatever its columns show.
struct SplitBody: View {
  /// A column, and what stands in it where nothing has led there.
  struct Column {
    let id: NavigationSplitViewColumn
    let content: SplitColumnContent

    init<Content: View>(_ id: NavigationSplitViewColumn, _ content: Content) {
      self.id = id
      self.content = SplitColumnContent(content)
    }
  }

  let columns: [Column]
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  /// The column that somebody has gone to; nil as long as it is the one that the state leads to.
  @State private var ownCompactColumn: NavigationSplitViewColumn?
  @State private var paths = Array(repeating: NavigationPath(), count: 3)
  @State private var model = SplitModel()
  @Environment(\.navigationSplitViewKind) private var kind

  init(
    columns: [Column], visibility: Binding<NavigationSplitViewVisibility>?,
    compactColumn: Binding<NavigationSplitViewColumn>?
  ) {
    self.columns = columns
    self.visibility = visibility
    self.compactColumn = compactColumn
  }

  var body: some View {
    follow()
    let leads = columns.indices.dropLast().map { model.columns[$0].leadsOn }
    return GeometryReader { window in
      stack(measures(in: window.size.width))
    }
    .onChange(of: leads) { old, new in lead(from: old, to: new) }
  }

  private func follow() {
    for index in columns.indices {
      let column = model.columns[index]
      column.navigator.leadsToNextColumn = index < columns.count - 1
      column.navigator.follow(
        PathAccess(
          Binding {
            paths[index]
          } set: {
            paths[index] = $0
          }))
      column.lists.leadOn = { show(index + 1) }
    }
  }

  private func measures(in width: CGFloat) -> SplitColumns {
    let wanted = columns.indices.dropLast().map { index in
      let ideal = index == 0 ? SplitLook.sidebarWidth : SplitLook.contentWidth
      return model.columns[index].widths.values.first
        ?? ColumnWidth(min: nil, ideal: ideal, max: nil)
    }
    return SplitColumns(
      width: width, visibility: (visibility ?? $ownVisibility).wrappedValue, kind: kind,
      wanted: wanted)
  }

  // MARK: Columns

  private func stack(_ measures: SplitColumns) -> ScreenStack {
    let screens = columns.indices.map { index in
      ScreenStack.Screen(
        id: columns[index].id, name: columns[index].id.name, isMadeWhenShown: measures.isCompact,
        content: AnyView(
          SplitColumnView(
            content: columns[index].content, isSidebar: index == 0,
            isLast: index == columns.count - 1, isBeside: !measures.isCompact,
            kept: model.columns[index],
            screens: model.screens(of: index, isLast: index == columns.count - 1),
            lead: lead(of: index, measures),
            hidesOthers: covers(index, measures) ? { setVisibility(.detailOnly) } : nil)))
    }
    guard measures.isCompact else { return ScreenStack(screens, beside: measures.places) }
    return ScreenStack(
      screens, shown: compactIndex, motion: .over,
      swipe: isLocked(compactIndex) ? nil : { back(to: $0) })
  }

  private func covers(_ index: Int, _ measures: SplitColumns) -> Bool {
    index == columns.count - 1 && !measures.isCompact && measures.coversDetail
  }

  private func isLocked(_ index: Int) -> Bool {
    let screens = model.screens(of: index, isLast: index == columns.count - 1)
    return !(screens.last?.entry.item.locks.values.isEmpty ?? true)
  }

  private func lead(of index: Int, _ measures: SplitColumns) -> ColumnLead {
    let kind: ColumnLead.Kind
    if measures.isCompact {
      let former = index > 0 ? model.columns[index - 1].navigator.entries.first : nil
      kind = former.map { .back($0, { back(to: index - 1) }) } ?? .none
    } else {
      kind = index == measures.first ? .sidebar { toggleSidebar(measures) } : .none
    }
    return ColumnLead(kind: kind, claims: model.columns[index].claims)
  }

  // MARK: Which are shown

  private func setVisibility(_ new: NavigationSplitViewVisibility) {
    withAnimation(SplitLook.motion) { (visibility ?? $ownVisibility).wrappedValue = new }
  }

  private func toggleSidebar(_ measures: SplitColumns) {
    let isShown = measures.first == 0
    let isOfThree = columns.count > 2 && kind == .balanced
    setVisibility(isShown ? (isOfThree ? .doubleColumn : .detailOnly) : .all)
  }

  /// Which column is shown where there is room for one.
  private var compactIndex: Int {
    guard let wanted = compactColumn?.wrappedValue ?? ownCompactColumn else {
      return columns.indices.dropLast().last { model.columns[$0].leadsOn }.map { $0 + 1 } ?? 0
    }
    return columns.firstIndex { $0.id == wanted } ?? 0
  }

  private func show(_ index: Int) {
    guard columns.indices.contains(index) else { return }
    if let compactColumn {
      compactColumn.wrappedValue = columns[index].id
    } else {
      ownCompactColumn = columns[index].id
    }
  }

  /// Goes back to a column, where nothing leads on any more.
  private func back(to index: Int) {
    for column in model.columns[index..<max(index, compactIndex)] {
      column.takeBack()
    }
    show(index)
  }

  /// Follows what has come to lead on, or no longer does.
  private func lead(from old: [Bool], to new: [Bool]) {
    for index in new.indices where old.indices.contains(index) && old[index] != new[index] {
      if new[index] {
        show(index + 1)
      } else if compactIndex > index {
        show(index)
      }
    }
  }
}
