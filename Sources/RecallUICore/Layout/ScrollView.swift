/// Shows a part of its content, which can be scrolled.
public struct ScrollView<Content: View>: View {
  /// The axes along which it scrolls.
  public var axes: Axis.Set
  /// Whether marks show where the content stands while it scrolls.
  public var showsIndicators: Bool
  /// What is scrolled.
  public var content: Content

  /// Creates a view that scrolls along `axes`.
  ///
  /// - Parameters:
  ///   - axes: Along which it scrolls.
  ///   - showsIndicators: Whether marks show where the content stands while it scrolls.
  ///   - content: What is scrolled; several views stand one below the other.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public typealias Body = Never
}

extension ScrollView: ContainerView {
  var arrangement: ScrollBox.Arrangement {
    ScrollBox.Arrangement(axes: axes, showsIndicators: showsIndicators)
  }

  static func makeBox(
    for node: ViewNode, _ arrangement: @escaping () -> ScrollBox.Arrangement
  ) -> Box {
    ScrollBox(node: node, arrangement)
  }

  /// What is said of a scroll view isn't said of those inside.
  static func environment(inside values: EnvironmentValues) -> EnvironmentValues {
    guard values.scrollSettings != nil else { return values }
    var values = values
    values.scrollSettings = nil
    return values
  }
}
