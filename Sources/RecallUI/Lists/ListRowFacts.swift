/// What a row, or what is around it, says of it.
struct ListRowFacts {
  let insets: EdgeInsets
  let background: AnyView?
  let badge: Text?
  /// Nil for as the list says.
  let badgeProminence: BadgeProminence?
  /// Whether there is a line above it, and what color.
  let hasLine: Bool
  let lineTint: Color?
  let lastLineTint: Color?
  /// Whether there is a line below the last of a section.
  let hasLastLine: Bool
  /// Whether all of it is a button's.
  let isButton: Bool
  let isPressed: Bool
  /// Whether all of it is a field's.
  let isField: Bool
  let leadsOn: Bool
  let hasDisclosureIndicator: Bool
  let canBeDeleted: Bool
  let canBeMoved: Bool
  let canBeSelected: Bool
  let isSelected: Bool
  /// The actions on its sides.
  let actions: [SwipeActions]
  /// How far it stands from its place while another one is moved, in points.
  let shift: CGFloat

  init(of row: LazyRow, in list: ListState) {
    let action = row.action
    let separators = row.traits(RowSeparatorKey.self)
    let sections = row.traits(SectionSeparatorKey.self)
    let previous = row.rows.first { $0.place.position == row.place.position - 1 }
    let value = list.selection?.value(of: row)
    insets = row.trait(RowInsetsKey.self).flatMap { $0 }?.bounded ?? ListLook.insets
    background = row.trait(RowBackgroundKey.self) ?? nil
    badge = row.trait(BadgeKey.self) ?? nil
    badgeProminence = row.trait(BadgeProminenceTrait.self)
    hasLine =
      list.kind.hasSeparators && list.rowSpacing == 0 && !row.place.isFirst
      && !separators.hide(.top)
      && !(previous?.traits(RowSeparatorKey.self).hide(.bottom) ?? false)
    lineTint = row.traits(RowSeparatorTintKey.self).first { $0.edges.contains(.top) }?.color
    lastLineTint =
      row.traits(SectionSeparatorTintKey.self)
      .first { $0.edges.contains(.bottom) }?.color
    hasLastLine =
      list.kind.pinsHeaders && row.place.isLast && !separators.hide(.bottom)
      && !sections.hide(.bottom)
    isButton = action?.perform != nil && !list.isEditing
    isPressed = action?.isPressed ?? false
    isField = row.trait(RowFieldKey.self) != nil
    leadsOn = action?.leadsOn ?? false
    hasDisclosureIndicator = action?.hasDisclosureIndicator ?? false
    canBeDeleted = row.delete != nil
    canBeMoved = row.move != nil
    canBeSelected = value != nil
    isSelected = value.map { list.selection?.values().contains($0) ?? false } ?? false
    actions = row.traits(SwipeActionsKey.self)
    shift = list.lift?.shift(of: row) ?? 0
  }

  /// Whether a touch of the row does something.
  var reactsToTouch: Bool { isButton || canBeSelected }

  /// The actions on a side; what deletes the row is one, where there are no others.
  func actions(on edge: HorizontalEdge, delete: @escaping () -> Void) -> SwipeActions? {
    let own = actions.filter { $0.edge == edge }
    if let first = own.first {
      // What is said inside stands at the edge.
      guard own.count > 1 else { return first }
      return SwipeActions(
        edge: edge, allowsFullSwipe: first.allowsFullSwipe,
        content: AnyView(ForEach(own.indices, id: \.self) { own[$0].content }))
    }
    guard edge == .trailing, canBeDeleted else { return nil }
    return SwipeActions(
      edge: edge, allowsFullSwipe: true,
      content: AnyView(Button("Delete", role: .destructive, action: delete)))
  }
}

extension LazyRow {
  /// What a touch of the row does: what the control does that is the row, or a link that stands in it. A link
  /// that can't be seen leads on without an arrow.
  var action: RowAction? {
    if let action = trait(RowActionKey.self) { return action }
    guard let (link, isVisible) = traitInside(RowLinkKey.self) else { return nil }
    var action = link
    action.isPressed = false
    action.hasDisclosureIndicator = action.hasDisclosureIndicator && isVisible
    return action
  }
}

extension [RowSeparatorKey.Value] {
  /// Whether the innermost of these that is about an edge hides the line there.
  fileprivate func hide(_ edge: VerticalEdge.Set) -> Bool {
    first { $0.edges.contains(edge) }?.visibility == .hidden
  }
}

extension EdgeInsets {
  /// These where they are lengths, and none where they aren't.
  fileprivate var bounded: EdgeInsets {
    func bounded(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return EdgeInsets(
      top: bounded(top), leading: bounded(leading), bottom: bounded(bottom),
      trailing: bounded(trailing))
  }
}
