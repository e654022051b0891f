/// Controls that belong together.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView
  /// What a style shows by the style around it.
  private var configuration: ControlGroupStyleConfiguration?
  @Environment(\.controlGroupStyle) private var style

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(EmptyView())
  }

  /// Creates a group of controls with a label, which styles may show.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = AnyView(label())
  }

  /// Creates a group of controls with a title, which styles may show.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group of controls with a title and a symbol, which styles may show.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { RecallUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group of controls with a title, which styles may show.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public var body: some View {
    configuration?.shown(byDefault: .controlGroup(.automatic))
      ?? style.body(
        of: ControlGroupStyleConfiguration(
          content: .init(content: AnyView(content)), label: .init(content: label)))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates, in a style, the group that the style around it would show.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = AnyView(configuration.label)
    self.configuration = configuration
  }
}
