/// Arranges views in rows, in columns that are as wide as their widest views want.
///
/// ```swift
/// Grid {
///   GridRow {
///     Text("moves")
///     Text("12")
///   }
///   Divider()
///   GridRow {
///     Text("score")
///     Text("7")
///   }
/// }
/// ```
///
/// A view that stands in no row has a row of its own, across all columns.
public struct Grid<Content: View>: View {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Creates a grid with so many points between its columns and rows; 8 where nothing is said.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public typealias Body = Never
}

extension Grid: ContainerView {
  var arrangement: GridBox.Arrangement {
    GridBox.Arrangement(
      alignment: alignment,
      spacing: CGSize(
        width: horizontalSpacing ?? defaultSpacing, height: verticalSpacing ?? defaultSpacing))
  }

  static func makeBox(
    for node: ViewNode, _ arrangement: @escaping () -> GridBox.Arrangement
  ) -> Box {
    GridBox(node: node, arrangement)
  }
}
