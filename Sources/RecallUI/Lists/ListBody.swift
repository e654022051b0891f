/// What a list is, whatever the type of its selection.
struct ListBody<Content: View>: View {
  let selection: ListSelection?
  let content: Content
  @Environment(\.listKind) private var kind
  @Environment(\.editMode) private var editMode
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.defaultMinListRowHeight) private var rowHeight
  @Environment(\.clock) private var clock
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
    let keyboard = ListKeyboard(
      rows: rows, selection: selection, cursor: $cursor, search: $search, clock: clock)
    ScrollView {
      LazyRowStack(
        pinnedViews: kind.pinsHeaders ? .sectionHeaders : [], spacing: rowSpacing, rows: rows
      ) {
        content
          .environment(\.isInList, true)
          .environment(\.sectionSurroundings, kind.surroundings)
      } row: { row in
        ListRow(row: row, place: row.place, facts: ListRowFacts(of: row, in: state), list: state)
      }
      .padding(.horizontal, kind.margin)
      .padding(.bottom, kind.isGrouped ? ListLook.margin : 0)
    }
    .gesture(
      TapGesture().onEnded { state.close() }, including: openRow == nil ? .subviews : .all
    )
    .background(background == .hidden ? Color.clear : kind.ground)
    .focusable(selection != nil)
    .onKeyPress(phases: [.down, .repeat], action: keyboard.hear)
  }

  private var state: ListState {
    ListState(
      kind: kind, isEditing: editMode?.wrappedValue.isEditing ?? false, selection: selection,
      sectionSpacing: sectionSpacing, rowSpacing: rowSpacing, rowHeight: rowHeight,
      openRow: $openRow, open: openRow, lifting: $lift, lift: lift, cursor: $cursor)
  }
}

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

  func open(_ row: LazyRow, _ edge: HorizontalEdge) {
    withAnimation(ListLook.motion) { openRow.wrappedValue = OpenRow(key: row.key, edge: edge) }
  }

  /// Has a row be selected, as a touch of it would.
  func select(_ row: LazyRow) {
    guard let selection, let value = selection.value(of: row) else { return }
    cursor.wrappedValue = value
    guard marksRows else { return selection.select([value]) }
    selection.select(selection.values().symmetricDifference([value]))
  }
}

extension _ListKind {
  /// How what is over sections and below them is written.
  var surroundings: SectionSurroundings {
    SectionSurroundings { role, environment in
      switch role {
      case .content: break
      case .header:
        let isProminent = environment.headerProminence == .increased || self == .sidebar
        environment.font =
          isProminent
          ? .system(size: 20, weight: .bold)
          : isGrouped ? .footnote : .system(size: 15, weight: .semibold)
        environment.foregroundStyles = [AnyShapeStyle(isProminent ? Color.primary : .secondary)]
      case .footer:
        environment.font = .footnote
        environment.foregroundStyles = [AnyShapeStyle(Color.secondary)]
      }
    }
  }
}
