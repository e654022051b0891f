/// Controls in groups: what a list in groups does, for what is set up once.
///
/// A control is a row, with its label leading; a button acts wherever its row is touched.
public struct Form<Content: View>: View {
  private let content: Content
  /// What a style shows by the style around it.
  private var configuration: FormStyleConfiguration?
  @Environment(\.formStyle) private var style

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    StyledView(styled) {
      ListBody(selection: nil, content: content)
        .environment(\.listKind, .insetGrouped)
    }
  }

  /// What a style of the program's own shows; nil where there is none.
  private var styled: AnyView? {
    if let configuration { return configuration.outerStyle.first?.body(of: configuration) }
    return style?.body(
      of: FormStyleConfiguration(content: .init(content: AnyView(content))))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates, in a style, the form that the style around it would show.
  public init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
    self.configuration = configuration
  }
}
