/// The first field of a dialog, which has the focus when the dialog comes up: who opens one that asks for
/// a text can type at once.
final class FirstField {
  private var isClaimed = false

  /// Says whether who asks is the first.
  func claim() -> Bool {
    defer { isClaimed = true }
    return !isClaimed
  }
}

private struct FirstFieldKey: EnvironmentKey {
  static var defaultValue: FirstField? { nil }
}

extension EnvironmentValues {
  /// Who of the fields of a dialog is the first; nil outside of dialogs.
  var firstFieldOfDialog: FirstField? {
    get { self[FirstFieldKey.self] }
    set { self[FirstFieldKey.self] = newValue }
  }
}
