/// The body of a style, with what that reads.
private struct PrimitiveButtonStyleBody<Style: PrimitiveButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct ButtonStyleBody<Style: ButtonStyle>: View {
  let style: Style
  let configuration: ButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

/// A button that a finger presses by staying on it.
private struct PressableButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @GestureState private var isTouched = false
  @Environment(\.rowPlace) private var rowPlace

  init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }

  var body: some View {
    ButtonStyleBody(
      style: style,
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: label,
        isPressed: isTouched || configuration.isHeldByKey)
    )
    .contentShape(Rectangle())
    .gesture(
      PressGesture()
        .updating($isTouched) { _, isTouched, _ in isTouched = true }
        .onEnded { _ in configuration.trigger() })
  }

  /// In a row it has the button's colors, and not those of a row; on a ground of its own, nothing of one.
  private var label: ButtonStyleConfiguration.Label {
    guard rowPlace == .row else { return configuration.label }
    let place: RowPlace = style is any GroundedButtonStyle ? .control : .button
    return .init(content: AnyView(configuration.label.environment(\.rowPlace, place)))
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<PrimitiveButtonStyleConfiguration>? { nil }
}

extension ErasedStyle<PrimitiveButtonStyleConfiguration> {
  static func button<Style: ButtonStyle>(_ style: Style) -> Self {
    ErasedStyle(style) { PressableButton(style: $0, configuration: $1) }
  }

  fileprivate static func primitiveButton<Style: PrimitiveButtonStyle>(_ style: Style) -> Self {
    ErasedStyle(style) { PrimitiveButtonStyleBody(style: $0, configuration: $1) }
  }
}

extension EnvironmentValues {
  /// What is set, or else what buttons look like where they stand.
  var buttonStyle: ErasedStyle<PrimitiveButtonStyleConfiguration> {
    get {
      if rowLeadsOn { return .primitiveButton(LinkRowStyle()) }
      return self[ButtonStyleKey.self]
        ?? (isInList ? .primitiveButton(RowButtonStyle()) : .button(DefaultButtonStyle()))
    }
    set { self[ButtonStyleKey.self] = newValue.inside(of: buttonStyle) }
  }
}

extension View {
  /// Sets how the buttons in this view look.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, .button(style))
  }

  /// Sets how the buttons in this view look, and what makes them act besides keys.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(\.buttonStyle, .primitiveButton(style))
  }
}
