/// A button that is a row of a list and leads on: its label as it is, an arrow behind it, and the whole
/// row acts.
struct LinkRowStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    LinkRow(configuration: configuration)
  }
}

private struct LinkRow: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @GestureState private var isTouched = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.editMode) private var editMode
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator

  init(configuration: PrimitiveButtonStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let trigger = configuration.trigger
    let action = RowAction(
      perform: isEnabled ? trigger : nil, isPressed: isTouched || configuration.isHeldByKey,
      leadsOn: true, hasDisclosureIndicator: indicator != .hidden)
    // What is edited is marked and deleted, and leads nowhere.
    let isAtRest = editMode?.wrappedValue.isEditing ?? false
    configuration.label
      .environment(\.rowLeadsOn, false)
      .opacity(isEnabled ? 1 : LinkRowStyle.disabledOpacity)
      .contentShape(Rectangle())
      .gesture(
        PressGesture()
          .updating($isTouched) { _, isTouched, _ in isTouched = true }
          .onEnded { _ in trigger() },
        including: isAtRest ? .subviews : .all
      )
      .rowAction(action)
      .rowTrait(RowLinkKey.self, action)
  }
}

extension LinkRowStyle {
  /// Of a label that leads nowhere now, as on iOS.
  fileprivate static let disabledOpacity = 0.4
}

private struct NavigationLinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  fileprivate var navigationLinkIndicatorVisibility: Visibility {
    get { self[NavigationLinkIndicatorKey.self] }
    set { self[NavigationLinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Says whether links that are rows of a list have an arrow.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}
