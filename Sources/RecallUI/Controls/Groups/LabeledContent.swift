/// A label, and what belongs to it.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
  /// What a style shows by the style around it.
  private var configuration: LabeledContentStyleConfiguration?
  @Environment(\.labeledContentStyle) private var style
  @Environment(\.areLabelsHidden) private var isLabelHidden
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates a label beside a view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    (configuration?.control(byDefault: .labeledContent(.automatic))
      ?? style.control(
        LabeledContentStyleConfiguration(
          label: .init(content: isLabelHidden ? AnyView(EmptyView()) : titledRow(of: label)),
          content: .init(content: AnyView(content)))))
      .modifier(SpokenLabel(label: isLabelHidden ? label as? Text : nil))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates, in a style, the content that the style around it would show.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    self.configuration = configuration
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a title beside a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a title beside a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a title beside words.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// Creates a title beside words.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  /// Creates a title beside a value in a format.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }

  /// Creates a title beside a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(title)
    }
  }
}
