private struct DismissesAfterActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// What buttons do after they have acted: those of dialogs and menus close these. A button that
  /// cancels is pressed by Escape there.
  var dismissesAfterAction: (() -> Void)? {
    get { self[DismissesAfterActionKey.self] }
    set { self[DismissesAfterActionKey.self] = newValue }
  }
}
