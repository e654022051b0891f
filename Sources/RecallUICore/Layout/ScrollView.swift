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
  var arrangement: Axis.Set { axes }

  static func makeBox(
    for node: ViewNode, _ arrangement: @escaping () -> Axis.Set
  ) -> Box {
    ScrollBox(node: node, arrangement)
  }
}
