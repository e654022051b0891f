/// A grid that grows sideways, and makes only those columns that can be seen.
public struct LazyHGrid<Content: View>: View {
  let rows: GridItems
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid of rows with `spacing` points between its columns; 8 points when it is nil.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = GridItems(items: rows)
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public typealias Body = Never
}

extension LazyHGrid: ContainerView {
  static var isLazy: Bool { true }

  var arrangement: LazyGridBox.Arrangement {
    LazyGridBox.Arrangement(
      axis: .horizontal, columns: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing ?? defaultSpacing, pinnedViews: pinnedViews)
  }

  static func makeBox(
    for node: ViewNode, _ arrangement: @escaping () -> LazyGridBox.Arrangement
  ) -> Box {
    LazyGridBox(node: node, arrangement)
  }
}
