/// A grid that grows sideways, and makes only those columns that can be seen.
public struct LazyHGrid<Content: View>: View {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid of rows with `spacing` points between its columns; 8 points when it is nil.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never
}

extension LazyHGrid: ContainerView {
  static var isLazy: Bool { true }

  func isLaidOut(like other: LazyHGrid) -> Bool {
    rows == other.rows && alignment == other.alignment && spacing == other.spacing
  }

  func makeBox(for node: ContainerNode<LazyHGrid>) -> Box {
    LazyGridBox(node: node) { [unowned node] in
      LazyGridBox.Arrangement(
        axis: .horizontal, columns: node.view.rows,
        alignment: Alignment(horizontal: .center, vertical: node.view.alignment),
        spacing: node.view.spacing ?? defaultSpacing)
    }
  }
}
