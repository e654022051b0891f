/// A grid that grows downwards, and makes only those rows that can be seen.
public struct LazyVGrid<Content: View>: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid of columns with `spacing` points between its rows; 8 points when it is nil.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never
}

extension LazyVGrid: ContainerView {
  static var isLazy: Bool { true }

  func isLaidOut(like other: LazyVGrid) -> Bool {
    columns == other.columns && alignment == other.alignment && spacing == other.spacing
  }

  func makeBox(for node: ContainerNode<LazyVGrid>) -> Box {
    LazyGridBox(node: node) { [unowned node] in
      LazyGridBox.Arrangement(
        columns: node.view.columns,
        alignment: Alignment(horizontal: node.view.alignment, vertical: .center),
        spacing: node.view.spacing ?? defaultSpacing)
    }
  }
}
