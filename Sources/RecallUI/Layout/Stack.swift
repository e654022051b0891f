/// Arranges views in a row.
public struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row with `spacing` points between its views; 8 points when that is nil.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never
}

/// Arranges views in a column.
public struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column with `spacing` points between its views; 8 points when that is nil.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never
}

/// What SwiftUI puts between views when no spacing is given, in points.
let defaultSpacing: CGFloat = 8

extension HStack: ContainerView {
  func isLaidOut(like other: HStack) -> Bool {
    alignment == other.alignment && spacing == other.spacing
  }

  func makeBox(for node: ContainerNode<HStack>) -> Box {
    StackBox(node: node, axis: .horizontal) { [unowned node] in
      StackBox.Arrangement(
        spacing: node.view.spacing ?? defaultSpacing,
        alignment: Alignment(horizontal: .leading, vertical: node.view.alignment))
    }
  }
}

extension VStack: ContainerView {
  func isLaidOut(like other: VStack) -> Bool {
    alignment == other.alignment && spacing == other.spacing
  }

  func makeBox(for node: ContainerNode<VStack>) -> Box {
    StackBox(node: node, axis: .vertical) { [unowned node] in
      StackBox.Arrangement(
        spacing: node.view.spacing ?? defaultSpacing,
        alignment: Alignment(horizontal: node.view.alignment, vertical: .top))
    }
  }
}
