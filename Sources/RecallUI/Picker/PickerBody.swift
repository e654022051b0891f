/// What of a picker is the same whatever its values are.
struct PickerBody: View {
  let kind: _PickerKind
  let label: AnyView
  /// The label, as far as it is a text.
  let title: Text?
  let views: [AnyView]
  let canBeSelected: [Bool]
  let selected: Int?
  let shown: AnyView?
  let select: (Int) -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.isInList) private var isInList
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.layoutDirection) private var layoutDirection
  @State private var isMenuOpen = false

  init(
    kind: _PickerKind, label: AnyView, title: Text?, views: [AnyView], canBeSelected: [Bool],
    selected: Int?, shown: AnyView? = nil, select: @escaping (Int) -> Void
  ) {
    self.kind = kind
    self.label = label
    self.title = title
    self.views = views
    self.canBeSelected = canBeSelected
    self.selected = selected
    self.shown = shown
    self.select = select
  }

  var body: some View {
    if isInMenu {
      item
    } else {
      control
    }
  }

  /// What stands in a menu: the choices, or a menu of its own with them.
  @ViewBuilder private var item: some View {
    if kind == .menu {
      Menu {
        MenuItemPicker(views: views, selected: selected, select: choose)
      } label: {
        label
      }
    } else {
      VStack(spacing: 0) {
        MenuItemPicker(views: views, selected: selected, select: choose)
      }
      .layoutValue(key: ReachesMenuEdges.self, value: true)
      .containerValue(\.isMenuGroup, true)
    }
  }

  private var control: some View {
    Group {
      switch kind {
      case .automatic, .menu:
        HStack(alignment: .firstTextBaseline, spacing: ControlLook.spacing) {
          if isInList, !isLabelHidden {
            label
            Spacer(minLength: 0)
          }
          MenuPicker(
            title: isInList && !isLabelHidden ? title : nil, views: views, selected: selected,
            shown: shown, isOpen: $isMenuOpen, select: choose)
        }
        .rowAction(RowAction(perform: isEnabled ? { isMenuOpen = true } : nil))
      case .segmented:
        SegmentedPicker(views: views, selected: selected, select: choose)
          .heard { $0.leadsOn(inList: isInList) ? .ignored : hear($0) }
      case .inline:
        labeled { InlinePicker(views: views, selected: selected, select: choose).heard(by: hear) }
      case .radioGroup:
        labeled { RadioPicker(views: views, selected: selected, select: choose).heard(by: hear) }
      case .navigationLink:
        LinkPicker(
          label: label, views: views, selected: selected, shown: shown, select: choose)
      case .wheel:
        WheelPicker(views: views, selected: selected, select: choose)
          .heard(by: hear)
      }
    }
    .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
  }

  private func labeled<Choices: View>(@ViewBuilder _ choices: () -> Choices) -> some View {
    VStack(alignment: .leading, spacing: ControlLook.spacing) {
      if !isLabelHidden { label.font(.headline) }
      choices()
    }
  }

  private func choose(_ index: Int) {
    guard canBeSelected.indices.contains(index), canBeSelected[index] else { return }
    withAnimation(ControlLook.motion) { select(index) }
  }

  /// Goes to the next choice in a direction that can be selected.
  private func hear(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isEmpty else { return .ignored }
    let choices = canBeSelected.indices.filter { canBeSelected[$0] }
    let next: Int? =
      switch press.key.read(in: layoutDirection) {
      case .home: choices.first
      case .end: choices.last
      case .leftArrow, .upArrow: choices.last { $0 < selected ?? .max }
      default: choices.first { $0 > selected ?? -1 }
      }
    if let next { choose(next) }
    return .handled
  }
}

extension View {
  /// Has this view have the focus, and an action hear of the keys that go from choice to choice.
  fileprivate func heard(by action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
    focusableControl()
      .onKeyPress(
        keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end], action: action)
  }
}
