/// Arranges views in a column, and makes only those that can be seen.
///
/// It is as wide as it is offered to be.
public struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: How views stand that differ in width.
  ///   - spacing: The points between two views; 8 when it is nil.
  ///   - pinnedViews: What stays in sight while its section is.
  ///   - content: What is arranged.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public typealias Body = Never
}

/// Arranges views in a row, and makes only those that can be seen.
///
/// It is as high as it is offered to be.
public struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: How views stand that differ in height.
  ///   - spacing: The points between two views; 8 when it is nil.
  ///   - pinnedViews: What stays in sight while its section is.
  ///   - content: What is arranged.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public typealias Body = Never
}

/// A stack is a grid of one column, which takes all of the width.
private let onlyColumn = GridItems(items: [GridItem(.flexible(minimum: 0))])

extension LazyVStack: ContainerView {
  static var isLazy: Bool { true }

  var arrangement: LazyGridBox.Arrangement {
    LazyGridBox.Arrangement(
      columns: onlyColumn, alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing ?? defaultSpacing, isAsWideAsElements: true, pinnedViews: pinnedViews)
  }

  static func makeBox(
    for node: ViewNode, _ arrangement: @escaping () -> LazyGridBox.Arrangement
  ) -> Box {
    LazyGridBox(node: node, arrangement)
  }
}

extension LazyHStack: ContainerView {
  static var isLazy: Bool { true }

  var arrangement: LazyGridBox.Arrangement {
    LazyGridBox.Arrangement(
      axis: .horizontal, columns: onlyColumn,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing ?? defaultSpacing, isAsWideAsElements: true, pinnedViews: pinnedViews)
  }

  static func makeBox(
    for node: ViewNode, _ arrangement: @escaping () -> LazyGridBox.Arrangement
  ) -> Box {
    LazyGridBox(node: node, arrangement)
  }
}
