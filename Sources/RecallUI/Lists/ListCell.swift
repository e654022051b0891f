/// A row of a list: the view, and what a list puts around it.
struct ListCell: View {
  let row: LazyRow
  let place: LazyRowPlace
  let facts: ListRowFacts
  let list: ListState
  @GestureState(resetTransaction: Transaction(animation: ListLook.motion)) private var pull:
    CGFloat = 0
  @GestureState private var isTouched = false
  @Environment(\.layoutDirection) private var layoutDirection
  @State private var swipe = RowSwipe()

  init(row: LazyRow, place: LazyRowPlace, facts: ListRowFacts, list: ListState) {
    self.row = row
    self.place = place
    self.facts = facts
    self.list = list
  }

  var body: some View {
    let open = list.open.flatMap { $0.key == row.key ? $0.edge : nil }
    let edge = open ?? (pull > 0 ? .leading : .trailing)
    let actions = facts.actions(on: edge) { list.delete(row) }
    let isOut = actions != nil && (open != nil || pull != 0)
    let isLifted = list.lift?.key == row.key
    SwipeLayout(
      edge: edge, isOpen: open != nil && actions != nil, pull: isOut ? pull : 0, lines: lines
    ) {
      cell(isLifted: isLifted)
      if facts.hasLine { line(facts.lineTint) }
      if facts.hasLastLine { line(facts.lastLineTint) }
      if isOut, let actions {
        SwipeButtonsLayout(edge: edge) { actions.content }
          .buttonStyle(SwipeButtonStyle())
          .environment(\.isInList, false)
          .environment(\.dismissesAfterAction, list.close)
          .onDisappear { list.forget(row) }
          .onPreferenceChange(FirstSwipeAction.self) { [swipe] in swipe.first = $0?.perform }
      }
    }
    .clipShape(shape)
    .padding(.top, list.space(above: place))
    .offset(y: facts.shift)
    .animation(isLifted ? nil : ListLook.motion, value: facts.shift)
    .zIndex(isLifted ? 1 : 0)
  }

  private func cell(isLifted: Bool) -> some View {
    HStack(spacing: ListLook.spacing) {
      if list.isEditing { EditMark(row: row, facts: facts, list: list) }
      LazyRowContent(row).frame(maxWidth: .infinity, alignment: .leading)
      if let badge = facts.badge { RowBadge(text: badge, prominence: facts.badgeProminence) }
      // What a row of a sidebar leads to is shown beside it.
      if facts.hasDisclosureIndicator, !list.isEditing, list.kind != .sidebar {
        Image(systemName: "chevron.forward").font(.system(size: 13, weight: .semibold))
          .foregroundColor(ListLook.faint)
      }
      if list.isEditing, facts.canBeMoved { MoveHandle(row: row, list: list) }
    }
    .focusFrame(facts.isButton)
    .padding(facts.insets)
    .rowFrame(minHeight: max(list.rowHeight, 0))
    .background { ground(isLifted: isLifted) }
    .contentShape(Rectangle())
    .gesture(press, including: facts.reactsToTouch || facts.isField ? .all : .subviews)
    .highPriorityGesture(
      TapGesture().onEnded { list.close() }, including: list.open == nil ? .subviews : .gesture
    )
    .gesture(pan, including: canBeSwiped ? .all : .subviews)
  }

  private var canBeSwiped: Bool {
    !list.isEditing && (facts.canBeDeleted || !facts.actions.isEmpty)
  }

  private var hasMark: Bool {
    list.isEditing && (list.marksRows ? facts.canBeSelected : facts.canBeDeleted)
  }

  // MARK: Look

  private var lines: RowLines {
    RowLines(
      hasTop: facts.hasLine, hasBottom: facts.hasLastLine,
      leading: facts.insets.leading + (hasMark ? EditMark.size + ListLook.spacing : 0),
      trailing: list.kind == .inset ? facts.insets.trailing : 0)
  }

  /// A row is touched wherever it is, on its lines, too.
  private func line(_ tint: Color?) -> some View {
    Rectangle().fill(tint ?? ListLook.line).allowsHitTesting(false)
  }

  @ViewBuilder private func ground(isLifted: Bool) -> some View {
    if isTouched || facts.isPressed || facts.isSelected && !list.marksRows {
      ListLook.pressed.accessibilityValue(facts.isSelected ? "selected" : "pressed")
    } else if let background = facts.background {
      background
    } else if list.kind.isGrouped {
      ListLook.cell
    } else {
      isLifted ? list.kind.ground : Color.clear
    }
  }

  private var shape: UnevenRoundedRectangle {
    let radius = list.kind.cornerRadius
    let isApart = !list.kind.isGrouped || list.rowSpacing > 0
    let top = isApart || place.isFirst ? radius : 0
    let bottom = isApart || place.isLast ? radius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top)
  }

  // MARK: Gestures

  private var press: some Gesture {
    PressGesture()
      .updating($isTouched) { _, isTouched, _ in isTouched = facts.reactsToTouch }
      .onEnded { _ in
        row.touch()
        if facts.isField { row.trait(RowFieldKey.self)?.focus() }
        if facts.isButton { row.action?.perform?() }
        // A link leads on, and selects nothing.
        if !facts.isButton || !facts.leadsOn { list.select(row) }
      }
  }

  private var pan: some Gesture {
    PanGesture(.horizontal)
      .updating($pull) { value, pull, _ in
        pull = layoutDirection.sign * value.translation.width
      }
      .onEnded(letGo)
  }

  /// Leaves the row where its way leads: acting, with its actions out, or at its place.
  private func letGo(_ value: DragGesture.Value) {
    let open = list.open.flatMap { $0.key == row.key ? $0.edge : nil }
    let pull = layoutDirection.sign * value.translation.width
    let edge = open ?? (pull > 0 ? .leading : .trailing)
    guard let actions = facts.actions(on: edge, delete: {}) else { return list.close() }
    let sign: CGFloat = edge == .leading ? 1 : -1
    let way = sign * pull
    let end = sign * layoutDirection.sign * value.predictedEndTranslation.width
    let width = row.frame?.width ?? 0
    if actions.allowsFullSwipe, width > 0, way > width * RowSwipe.fullPart, let first = swipe.first
    {
      row.touch()
      first()
      list.close()
    } else if end > ListLook.actionWidth / 2 || open != nil && end > -ListLook.actionWidth / 2 {
      list.open(row, edge)
    } else {
      list.close()
    }
  }
}

/// What a row knows of its actions while they are out.
private final class RowSwipe {
  /// How much of a row's width is a swipe over most of it.
  static let fullPart: CGFloat = 0.6

  /// The action at the edge.
  var first: (() -> Void)?
}
