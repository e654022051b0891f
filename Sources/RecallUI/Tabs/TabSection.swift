/// Tabs that belong together. They stand among the others in a bar, which has no room for a header.
public struct TabSection<Header: View, Content: View, SelectionValue>: View {
  private let content: Content

  public var body: some View { content }
}

extension TabSection where Content: TabContent, SelectionValue == Content.TabValue {
  /// Creates a section with a header.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }
}

extension TabSection
where Header == Text, Content: TabContent, SelectionValue == Content.TabValue {
  /// Creates a section with a title.
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension TabSection
where Header == EmptyView, Content: TabContent, SelectionValue == Content.TabValue {
  /// Creates a section without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension TabSection: TabContent where SelectionValue: Hashable {
  public typealias TabValue = SelectionValue

  /// Taken for what programs say: a bar has no room for what a sidebar shows below a section.
  public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> Self { self }
}

extension TabSection: TabContentList {
  func append(to parts: inout TabParts, _ change: @escaping (TabPart) -> TabPart) {
    for part in TabParts(of: content).parts { parts.append(change(part)) }
  }
}
