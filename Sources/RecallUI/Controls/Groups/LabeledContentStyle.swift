/// How labels with content look.
///
/// A style can have `@Environment` and other dynamic properties.
public protocol LabeledContentStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a label and its content.
public struct LabeledContentStyleConfiguration: StyledConfiguration {
  /// What says what the content is.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What belongs to the label.
  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let label: Label
  public let content: Content
  package var outerStyle: [ErasedStyle<LabeledContentStyleConfiguration>] = []
}

private struct LabeledContentStyleBody<Style: LabeledContentStyle>: View {
  let style: Style
  let configuration: LabeledContentStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<LabeledContentStyleConfiguration> {
    .labeledContent(.automatic)
  }
}

extension ErasedStyle<LabeledContentStyleConfiguration> {
  static func labeledContent<Style: LabeledContentStyle>(_ style: Style) -> Self {
    ErasedStyle(style) { LabeledContentStyleBody(style: $0, configuration: $1) }
  }
}

extension EnvironmentValues {
  var labeledContentStyle: ErasedStyle<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStyleKey.self] }
    set {
      self[LabeledContentStyleKey.self] = newValue.inside(of: self[LabeledContentStyleKey.self])
    }
  }
}

extension View {
  /// Sets how the labels with content in this view look.
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    environment(\.labeledContentStyle, .labeledContent(style))
  }
}

/// The label leading, the content trailing. What takes all the width that there is, such as a field,
/// begins behind the label.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: ControlLook.spacing) {
      configuration.label
      HStack(spacing: ControlLook.spacing) { configuration.content }
        .environment(\.unsaidForeground, .secondary)
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
