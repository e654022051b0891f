/// What a list is, whatever the type of its selection.
struct ListBody<Content: View>: View {
  let selection: ListSelection?
  let content: Content
  /// What is said of it.
  @Environment(\.listKind) private var style
  @Environment(\.shownListKind) private var kind
  @Environment(\.editMode) private var editMode
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.defaultMinListRowHeight) private var rowHeight
  @Environment(\.clock) private var clock
  @Environment(\.listColumn) private var column
  @Environment(\.screenBars) private var bars
  @Environment(\.selectionMenu) private var menu
  @State private var openRow: OpenRow?
  @State private var cursor: AnyHashable?
  @State private var search = TypedSearch()
  @State private var rows = LazyRows()
  @GestureState(resetTransaction: Transaction(animation: ListLook.motion))
  private var lift: ListLift? = nil

  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  var body: some View {
    let state = state
    // The rows, which are made later, show what is selected.
    let _ = selection?.values()
    let keyboard = ListKeyboard(
      rows: rows, selection: selection, cursor: $cursor, search: $search, clock: clock)
    ScrollView {
      LazyRowStack(
        pinnedViews: kind.pinsHeaders ? .sectionHeaders : [], spacing: rowSpacing, rows: rows
      ) {
        content
          .environment(\.isInList, true)
          .environment(\.linkSelection, column == nil ? nil : selection)
          .environment(\.sectionSurroundings, style.surroundings)
      } row: { row in
        ListRow(row: row, place: row.place, facts: ListRowFacts(of: row, in: state), list: state)
      }
      .dropTarget(rows.dropTarget)
      .padding(.horizontal, kind.margin)
      .padding(.bottom, kind.isGrouped ? ListLook.margin : 0)
    }
    .gesture(
      TapGesture().onEnded { state.close() }, including: openRow == nil ? .subviews : .all
    )
    .background(background == .hidden ? Color.clear : kind.ground, ignoresSafeAreaEdges: [])
    .background { if standsOnGround { Color.clear.modifier(BarGround(kind.ground)) } }
    .focusable(selection != nil)
    .onKeyPress(phases: [.down, .repeat], action: keyboard.hear)
    .registering(columnSelection, in: \.columnSelections)
  }

  /// Whether the bar of a screen is to stand on the list's ground.
  private var standsOnGround: Bool {
    bars != nil && kind.hasGround && background != .hidden
  }

  /// What the column of a split view around is to know.
  private var columnSelection: ColumnSelection? {
    guard column != nil, let selection else { return nil }
    return ColumnSelection(isEmpty: selection.values().isEmpty) { selection.select([]) }
  }

  private var state: ListState {
    ListState(
      kind: kind, isEditing: editMode?.wrappedValue.isEditing ?? false, selection: selection,
      sectionSpacing: sectionSpacing, rowSpacing: rowSpacing, rowHeight: rowHeight,
      openRow: $openRow, open: openRow, lifting: $lift, lift: lift, cursor: $cursor,
      rows: rows, column: column, menu: menu)
  }
}

extension _ListKind {
  /// How what is over sections and below them is written.
  var surroundings: SectionSurroundings {
    SectionSurroundings { role, environment in
      switch role {
      case .content: break
      case .header:
        environment.rowPlace = .besideRows
        let isProminent = environment.headerProminence == .increased || self == .sidebar
        environment.font =
          isProminent
          ? .system(.title3, weight: .bold)
          : isGrouped ? .footnote : .system(.subheadline, weight: .semibold)
        environment.unsaidForeground = isProminent ? .primary : .secondary
      case .footer:
        environment.rowPlace = .besideRows
        environment.font = .footnote
        environment.unsaidForeground = .secondary
      }
    }
  }
}
