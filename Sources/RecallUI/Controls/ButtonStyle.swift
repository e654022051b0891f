/// How buttons look; what presses them stays the same.
///
/// A style can have `@Environment` and other dynamic properties.
public protocol ButtonStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a button.
public struct ButtonStyleConfiguration {
  /// What stands on the button.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Whether a finger on it, or a key, would have the button act if it went up now.
  public let isPressed: Bool
}

/// How buttons look and what makes them act.
public protocol PrimitiveButtonStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a primitive style knows of a button.
public struct PrimitiveButtonStyleConfiguration: StyledConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label

  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void
  let isHeldByKey: Bool

  /// Has the button act.
  public func trigger() {
    action()
  }
  package var outerStyle: [ErasedStyle<PrimitiveButtonStyleConfiguration>] = []
}
