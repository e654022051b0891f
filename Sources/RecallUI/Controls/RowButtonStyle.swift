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
      .transformEnvironment(\.rowPlace) { place in
        if place != .control { place = .button }
      }
      .environment(
        ButtonLook.place(of: configuration.role, isEnabled: isEnabled),
        ButtonLook.tint(of: configuration.role, in: tint, isEnabled: isEnabled)
      )
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
