import RecallUI

/// A button beside the deck, as much of it as there is space for.
struct BarButton: View {
  enum Looks {
    case full, title, icon
  }

  let title: LocalizedStringKey
  let icon: String
  /// What tests and scripts call it.
  let name: String
  /// What presses it without a pointer.
  let key: KeyEquivalent
  let modifiers: EventModifiers
  /// What else does.
  let otherShortcut: KeyboardShortcut?
  let looks: Looks
  let action: () -> Void
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  init(
    _ title: LocalizedStringKey, icon: String, name: String, key: KeyEquivalent,
    modifiers: EventModifiers = [], or otherShortcut: KeyboardShortcut? = nil, looks: Looks,
    action: @escaping () -> Void
  ) {
    self.title = title
    self.icon = icon
    self.name = name
    self.key = key
    self.modifiers = modifiers
    self.otherShortcut = otherShortcut
    self.looks = looks
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      label
        .font(measures.button)
        .foregroundColor(palette.text)
        .lineLimit(1)
        .padding(.horizontal, looks == .icon ? measures.spacing : measures.spacing * 1.4)
        .padding(.vertical, measures.spacing)
        .background(Capsule().fill(palette.control))
    }
    .focusShape(Capsule())
    .keyboardShortcut(key, modifiers: modifiers)
    .keyboardShortcut(otherShortcut)
    .accessibilityIdentifier(name)
  }

  @ViewBuilder private var label: some View {
    switch looks {
    case .full: Label(title, systemImage: icon)
    case .title: Text(title)
    case .icon: Image(systemName: icon).accessibilityLabel(title)
    }
  }
}
