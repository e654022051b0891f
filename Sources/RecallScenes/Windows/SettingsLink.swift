/// A button that opens the program's settings.
public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var body: some View {
    Button(action: open) { label }
  }

  private func open() {
    openSettings()
  }
}

/// What a link to the settings says where the program doesn't.
public struct DefaultSettingsLinkLabel: View {
  public var body: some View { Label("Settings…", systemImage: "gearshape") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  public init() {
    self.init { DefaultSettingsLinkLabel() }
  }
}
