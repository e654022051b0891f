/// How boxes look.
///
/// A style can have `@Environment` and other dynamic properties.
public protocol GroupBoxStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a box.
public struct GroupBoxStyleConfiguration: StyledConfiguration {
  /// What says what is in the box.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What is in the box.
  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
  package var outerStyle: [ErasedStyle<GroupBoxStyleConfiguration>] = []
}

private struct GroupBoxStyleBody<Style: GroupBoxStyle>: View {
  let style: Style
  let configuration: GroupBoxStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<GroupBoxStyleConfiguration> {
    .groupBox(.automatic)
  }
}

extension ErasedStyle<GroupBoxStyleConfiguration> {
  static func groupBox<Style: GroupBoxStyle>(_ style: Style) -> Self {
    ErasedStyle(style) { GroupBoxStyleBody(style: $0, configuration: $1) }
  }
}

extension EnvironmentValues {
  var groupBoxStyle: ErasedStyle<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue.inside(of: self[GroupBoxStyleKey.self]) }
  }
}

extension View {
  /// Sets how the boxes in this view look.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    environment(\.groupBoxStyle, .groupBox(style))
  }
}

/// The label in bold over the content, on a ground with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: ControlLook.spacing) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(12)
    .background(RoundedRectangle(cornerRadius: 10).fill(ControlLook.ground))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
