/// How forms look.
///
/// A style can have `@Environment` and other dynamic properties. In one of a program's own, `Form(configuration)` is the
/// form as the style around it would show it.
public protocol FormStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a form.
public struct FormStyleConfiguration: StyledConfiguration {
  /// The controls.
  public struct Content: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let content: Content
  package var outerStyle: [ErasedStyle<FormStyleConfiguration>] = []
}

private struct FormStyleBody<Style: FormStyle>: View {
  let style: Style
  let configuration: FormStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private struct FormStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<FormStyleConfiguration>? { nil }
}

extension ErasedStyle<FormStyleConfiguration> {
  static func form<Style: FormStyle>(_ style: Style) -> Self {
    ErasedStyle(style) { FormStyleBody(style: $0, configuration: $1) }
  }
}

extension EnvironmentValues {
  /// A style of a program's own; nil where forms look as they do by themselves.
  var formStyle: ErasedStyle<FormStyleConfiguration>? {
    get { self[FormStyleKey.self] }
    set {
      let outer = self[FormStyleKey.self]
      self[FormStyleKey.self] = newValue.map { style in outer.map(style.inside) ?? style }
    }
  }
}

extension View {
  /// Sets how the forms in this view look. All styles but a program's own show groups.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    environment(\.formStyle, style is any StandardFormStyle ? nil : .form(style))
  }
}

/// A style that shows forms as they look by themselves.
private protocol StandardFormStyle: FormStyle {}

/// Controls in groups.
public struct AutomaticFormStyle: StandardFormStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// Controls in groups.
public struct GroupedFormStyle: StandardFormStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// Controls in groups.
public struct ColumnsFormStyle: StandardFormStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
