/// Shows a part of its content, which can be scrolled.
public struct ScrollView<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// Creates a view that scrolls along `axes`.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public typealias Body = Never
}

extension ScrollView: ContainerView {
  func isLaidOut(like other: ScrollView) -> Bool {
    axes == other.axes
  }

  func makeBox(for node: ContainerNode<ScrollView>) -> Box {
    ScrollBox(node: node) { [unowned node] in node.view.axes }
  }
}
