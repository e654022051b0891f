/// What a button shows that has a role and no label.
public struct DefaultButtonLabel: View {
  let role: ButtonRole?

  init(role: ButtonRole?) {
    self.role = role
  }

  public var body: some View {
    switch role {
    case .cancel: Text("Cancel")
    case .destructive: Text("Delete")
    case .close: Image(systemName: "xmark").accessibilityLabel("Close")
    case .confirm: Image(systemName: "checkmark").accessibilityLabel("Done")
    case nil: EmptyView()
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button that looks as its role says.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
