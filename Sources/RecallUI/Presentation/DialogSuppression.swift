/// A toggle in dialogs by which people say that they don't want to be asked again.
struct DialogSuppression {
  let label: Text
  let isSuppressed: Binding<Bool>
}

private struct DialogSuppressionKey: EnvironmentKey {
  static var defaultValue: DialogSuppression? { nil }
}

extension EnvironmentValues {
  var dialogSuppression: DialogSuppression? {
    get { self[DialogSuppressionKey.self] }
    set { self[DialogSuppressionKey.self] = newValue }
  }
}

extension View {
  /// Has the alerts and dialogs in this view show a toggle by which people say that they don't want to be asked again.
  /// What is presented where that is on is the program's matter.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Has the alerts and dialogs in this view show a toggle by which people say that they don't want to be asked again.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Has the alerts and dialogs in this view show a toggle by which people say that they don't want to be asked again.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    environment(
      \.dialogSuppression, DialogSuppression(label: label, isSuppressed: isSuppressed))
  }

  /// Has the alerts and dialogs in this view show a toggle by which people say that they don't want to be asked again.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
  }
}

/// The toggle, where there is one.
struct SuppressionToggle: View {
  @Environment(\.dialogSuppression) private var suppression

  var body: some View {
    if let suppression {
      Toggle(isOn: suppression.isSuppressed) { suppression.label }
        .font(.subheadline)
        .padding(.top, ControlLook.spacing)
        .environment(\.dismissesAfterAction, nil)
    }
  }
}
