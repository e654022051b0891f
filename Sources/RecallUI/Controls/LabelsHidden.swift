private struct LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether controls leave their labels to those who can't see them.
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls in this view, which still say what they are.
  public func labelsHidden() -> some View {
    environment(\.areLabelsHidden, true)
  }

  /// Shows or hides the labels of the controls in this view, which still say what they are.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.areLabelsHidden) {
      if visibility != .automatic { $0 = visibility == .hidden }
    }
  }
}

/// A control's label, unless labels are hidden.
struct ShownLabel<Label: View>: View {
  let label: Label
  @Environment(\.areLabelsHidden) private var isHidden

  init(_ label: Label) {
    self.label = label
  }

  var body: some View {
    if !isHidden { label }
  }
}

/// Says what a control is for who can't see it, where its label is a text that may not be shown.
struct SpokenLabel: ViewModifier {
  let label: Text?

  func body(content: Content) -> some View {
    if let label {
      content.accessibilityLabel(label)
    } else {
      content
    }
  }
}
