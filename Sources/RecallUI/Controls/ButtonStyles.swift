/// A label in the tint, or in the style that the program says around it, that fades while it is pressed,
/// as in iOS.
public struct DefaultButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}

/// The label as it is, faded while it is pressed.
public struct PlainButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? ButtonLook.pressedOpacity : 1)
  }
}

/// A style whose buttons have a ground, in which labels look the same wherever the button stands.
protocol GroundedButtonStyle: ButtonStyle {}

/// A label in the tint on a faint ground of it.
public struct BorderedButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FilledLabel(configuration: configuration, isProminent: false)
  }
}

/// A white label on the tint: what one most likely wants.
public struct BorderedProminentButtonStyle: ButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FilledLabel(configuration: configuration, isProminent: true)
  }
}

extension BorderedButtonStyle: GroundedButtonStyle {}
extension BorderedProminentButtonStyle: GroundedButtonStyle {}

extension ButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The measures of buttons.
enum ButtonLook {
  /// Of a label while it is pressed, as on iOS.
  static let pressedOpacity = 0.3
  /// Around the label of a button with a ground, in points.
  static let horizontalPadding: CGFloat = 14
  static let verticalPadding: CGFloat = 7
  static let cornerRadius: CGFloat = 8
  /// Of the tint as the ground behind it.
  static let groundOpacity = 0.15
  /// Of a ground while it is pressed.
  static let pressedGroundOpacity = 0.6

  /// The color of a button: red for one that destroys.
  static func tint(of role: ButtonRole?, in tint: Color?, isEnabled: Bool) -> Color {
    guard isEnabled else { return .secondary }
    return role == .destructive ? .red : tint ?? .accentColor
  }

  /// Where a label finds its color: only what has the tint can have another one inside.
  static func place(
    of role: ButtonRole?, isEnabled: Bool
  ) -> WritableKeyPath<EnvironmentValues, Color?> {
    isEnabled && role != .destructive ? \.labelTint : \.unsaidForeground
  }
}

private struct TintedLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .environment(\.unsaidStyle, style)
      .opacity(configuration.isPressed ? ButtonLook.pressedOpacity : 1)
  }

  private var style: AnyShapeStyle {
    if isEnabled, configuration.role != .destructive { return AnyShapeStyle(TintColor()) }
    return AnyShapeStyle(ButtonLook.tint(of: configuration.role, in: nil, isEnabled: isEnabled))
  }
}

struct FilledLabel: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.buttonSizing) private var sizing

  init(configuration: ButtonStyleConfiguration, isProminent: Bool) {
    self.configuration = configuration
    self.isProminent = isProminent
  }

  var body: some View {
    let color = ButtonLook.tint(of: configuration.role, in: tint, isEnabled: isEnabled)
    let isFilled = isProminent && isEnabled
    let shape = RoundedRectangle(cornerRadius: borderShape.cornerRadius)
    let padding = borderShape.padding(controlSize)
    let place = ButtonLook.place(of: configuration.role, isEnabled: isEnabled)
    configuration.label
      .environment(isFilled ? \.unsaidForeground : place, isFilled ? .white : color)
      .frame(maxWidth: sizing.labelWidth)
      .padding(.horizontal, padding.width)
      .padding(.vertical, padding.height)
      .background(
        shape.fill(color.opacity(isFilled ? 1 : ButtonLook.groundOpacity))
          .opacity(configuration.isPressed ? ButtonLook.pressedGroundOpacity : 1)
      )
      .focusShape(shape)
  }
}
