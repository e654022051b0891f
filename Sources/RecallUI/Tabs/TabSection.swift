/// Tabs that belong together. They stand among the others in a bar, which has no room for a header.
public struct TabSection<Header: View, Content: View>: View {
  private let content: Content

  public var body: some View { content }

  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a section without a header.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension TabSection: TabContentList {
  func append(to parts: inout TabParts, _ change: @escaping (TabPart) -> TabPart) {
    for part in TabParts(of: content).parts { parts.append(change(part)) }
  }
}
