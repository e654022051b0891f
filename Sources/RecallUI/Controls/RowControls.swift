/// A button that is a row of a list: its label in the tint, and the whole row acts.
struct RowButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    RowButton(configuration: configuration)
  }
}

private struct RowButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @GestureState private var isTouched = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  init(configuration: PrimitiveButtonStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let trigger = configuration.trigger
    configuration.label
      .foregroundColor(ButtonLook.tint(of: configuration.role, in: tint, isEnabled: isEnabled))
      .contentShape(Rectangle())
      .gesture(
        PressGesture()
          .updating($isTouched) { _, isTouched, _ in isTouched = true }
          .onEnded { _ in trigger() }
      )
      .rowAction(
        RowAction(
          perform: isEnabled ? trigger : nil, isPressed: isTouched || configuration.isHeldByKey))
  }
}

/// What can be hidden as rows of a list: a row with an arrow, and below it those of the content.
struct RowDisclosureGroupStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    RowDisclosureLine(configuration: configuration)
    if configuration.isExpanded {
      configuration.content.modifier(Indented())
    }
  }
}

private struct RowDisclosureLine: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  init(configuration: DisclosureGroupStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let isExpanded = configuration.isExpanded
    Button {
      set(!isExpanded)
    } label: {
      HStack(spacing: ControlLook.spacing) {
        configuration.label.foregroundColor(.primary)
        Spacer(minLength: 0)
        Image(systemName: "chevron.right")
          .font(.system(size: 12, weight: .semibold))
          .foregroundColor(isEnabled ? tint ?? .accentColor : .secondary)
          .rotationEffect(.degrees(isExpanded ? 90 : 0))
      }
    }
    .accessibilityValue(isExpanded ? "expanded" : "collapsed")
    .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
      guard press.modifiers.isEmpty, (press.key == .rightArrow) != isExpanded else {
        return .ignored
      }
      set(!isExpanded)
      return .handled
    }
  }

  private func set(_ isExpanded: Bool) {
    withAnimation(ControlLook.motion) { configuration.isExpanded = isExpanded }
  }
}

/// Has rows stand further inside than the one that they belong to.
private struct Indented: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(.leading, 18)
  }
}

/// Pushes a control to the end of its row, where it stands in one.
struct RowSpacer: View {
  @Environment(\.isInList) private var isInList

  var body: some View {
    if isInList { Spacer(minLength: 0) }
  }
}
