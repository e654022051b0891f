/// What of labels shows, and how.
///
/// A style can have `@Environment` and other dynamic properties.
public protocol LabelStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a label.
public struct LabelStyleConfiguration: StyledConfiguration {
  /// The label's words.
  public struct Title: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The label's picture.
  public struct Icon: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let title: Title
  public let icon: Icon
  /// The title, where it is a text.
  var name: Text?
  package var outerStyle: [ErasedStyle<LabelStyleConfiguration>] = []
}

/// The icon in front of the title. In a row of a list the icon has the tint, and stands in the middle of a column
/// that all icons share, so that titles begin below each other.
public struct DefaultLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelParts(configuration: configuration, isOfList: true)
  }
}

/// The icon in front of the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabelParts(configuration: configuration, isOfList: false)
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// The icon alone. The title, where it is a text, is what is told of it.
public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  @ViewBuilder
  public func makeBody(configuration: Configuration) -> some View {
    if let name = configuration.name {
      configuration.icon.accessibilityLabel(name)
    } else {
      configuration.icon
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct LabelStyleBody<Style: LabelStyle>: View {
  let style: Style
  let configuration: LabelStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<LabelStyleConfiguration> { .label(.automatic) }
}

extension ErasedStyle<LabelStyleConfiguration> {
  static func label<Style: LabelStyle>(_ style: Style) -> Self {
    ErasedStyle(style) { LabelStyleBody(style: $0, configuration: $1) }
  }

  /// A style of a program's: a label that it is made of looks as the style around it says.
  fileprivate static func nested<Style: LabelStyle>(_ style: Style) -> Self {
    ErasedStyle(style) { style, configuration in
      LabelStyleBody(style: style, configuration: configuration)
        .environment(\.outerLabelStyle, configuration.outerStyle.first ?? .label(.automatic))
    }
  }
}

extension EnvironmentValues {
  var labelStyle: ErasedStyle<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue.inside(of: self[LabelStyleKey.self]) }
  }

  /// The style as it is, inside of no other.
  fileprivate var outerLabelStyle: ErasedStyle<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets what of the labels in this view shows, and how.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    environment(\.labelStyle, .nested(style))
  }
}
