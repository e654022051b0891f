/// A grid that grows downwards, and makes only those rows that can be seen.
public struct LazyVGrid<Content: View>: View {
  let columns: GridItems
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid of columns with `spacing` points between its rows; 8 points when it is nil.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = GridItems(items: columns)
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public typealias Body = Never
}

extension LazyVGrid: ContainerView {
  static var isLazy: Bool { true }

  var arrangement: LazyGridBox.Arrangement {
    LazyGridBox.Arrangement(
      columns: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing ?? defaultSpacing, pinnedViews: pinnedViews)
  }

  static func makeBox(
    for node: ViewNode, _ arrangement: @escaping () -> LazyGridBox.Arrangement
  ) -> Box {
    LazyGridBox(node: node, arrangement)
  }
}
