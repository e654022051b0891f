/// What an item shows that can be on, or is one of several.
struct MarkedItemLabel<Label: View>: View {
  let isMarked: Bool
  @ViewBuilder let label: Label

  var body: some View {
    HStack(spacing: ControlLook.spacing) {
      Image(systemName: "checkmark").font(.system(size: 11, weight: .semibold))
        .opacity(isMarked ? 1 : 0)
      label
    }
  }
}

/// Whether a view in a menu has its own space around what it shows.
struct ReachesMenuEdges: LayoutValueKey {
  static var defaultValue: Bool { false }
}

private struct IsInMenuKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a view stands in a menu that is open: there, controls are items.
  var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }
}
