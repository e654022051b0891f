/// Views under a label, which hides and shows them.
///
/// With the focus, Space and Return turn it, the right arrow opens and the left one closes it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  private init(_ label: Label, _ isExpanded: Binding<Bool>?, _ content: Content) {
    self.label = label
    self.isExpanded = isExpanded
    self.content = content
  }

  public var body: some View {
    style.body(
      of: DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
        isExpanded: isExpanded ?? $isOpen))
  }
}

extension DisclosureGroup {
  /// Creates a group that is closed at first, and remembers by itself whether it is open.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), nil, content())
  }

  /// Creates a group that is open while a binding says so.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), isExpanded, content())
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(titleKey), nil, content())
  }

  /// Creates a group with a title that is open while a binding says so.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(titleKey), isExpanded, content())
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(Text(label), nil, content())
  }

  /// Creates a group with a title that is open while a binding says so.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(Text(label), isExpanded, content())
  }
}
