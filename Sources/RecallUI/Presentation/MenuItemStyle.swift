/// An action or a choice in a menu: as wide as that, on a ground while it is pressed.
struct MenuItemStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuItemLabel(configuration: configuration)
  }
}

private struct MenuItemLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  init(configuration: ButtonStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    configuration.label
      .foregroundColor(
        isEnabled ? (configuration.role == .destructive ? .red : .primary) : .secondary
      )
      .padding(.horizontal, ButtonLook.horizontalPadding)
      .padding(.vertical, 6)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.gray.opacity(configuration.isPressed ? 0.25 : 0))
      .contentShape(Rectangle())
  }
}
