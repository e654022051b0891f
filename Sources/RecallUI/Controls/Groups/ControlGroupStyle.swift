/// How groups of controls look.
///
/// A style can have `@Environment` and other dynamic properties.
public protocol ControlGroupStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a group of controls.
public struct ControlGroupStyleConfiguration: StyledConfiguration {
  /// What says what the controls are for.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The controls.
  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let content: Content
  public let label: Label
  package var outerStyle: [ErasedStyle<ControlGroupStyleConfiguration>] = []
}

private struct ControlGroupStyleBody<Style: ControlGroupStyle>: View {
  let style: Style
  let configuration: ControlGroupStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<ControlGroupStyleConfiguration> {
    .controlGroup(.automatic)
  }
}

extension ErasedStyle<ControlGroupStyleConfiguration> {
  static func controlGroup<Style: ControlGroupStyle>(_ style: Style) -> Self {
    ErasedStyle(style) { ControlGroupStyleBody(style: $0, configuration: $1) }
  }
}

extension EnvironmentValues {
  var controlGroupStyle: ErasedStyle<ControlGroupStyleConfiguration> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue.inside(of: self[ControlGroupStyleKey.self]) }
  }
}

extension View {
  /// Sets how the groups of controls in this view look.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    environment(\.controlGroupStyle, .controlGroup(style))
  }
}

/// The controls side by side on one ground; in a menu, a row of buttons that are all as wide.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroup(configuration: configuration)
  }
}

private struct AutomaticControlGroup: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.isInMenu) private var isInMenu

  init(configuration: ControlGroupStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    StyledView(
      isInMenu
        ? AnyView(InMenuControlGroupStyle().makeBody(configuration: configuration)) : nil
    ) {
      HStack(spacing: 0) {
        configuration.content
          .padding(.horizontal, 12)
          .padding(.vertical, 7)
          .controlInRow()
      }
      .background(RoundedRectangle(cornerRadius: 8).fill(ControlLook.ground))
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The look of all groups.
  public static var navigation: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }

  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
