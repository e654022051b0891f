private struct LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether controls show their labels, as `labelsHidden()` and `labelsVisibility(_:)` say.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// Whether controls leave their labels to those who can't see them.
  var areLabelsHidden: Bool { labelsVisibility == .hidden }
}

extension View {
  /// Hides the labels of the controls in this view, which still say what they are.
  public func labelsHidden() -> some View {
    environment(\.labelsVisibility, .hidden)
  }

  /// Shows or hides the labels of the controls in this view, which still say what they are.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsVisibility) {
      if visibility != .automatic { $0 = visibility }
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
