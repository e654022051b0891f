/// Adds space around a view.
public struct _PaddingModifier: LayoutModifier {
  public typealias Body = Never
  let insets: EdgeInsets

  func size(for proposal: ProposedViewSize, of content: Box) -> CGSize {
    let inside = content.size(for: proposal.reduced(by: insets.total))
    return CGSize(
      width: inside.width + insets.total.width, height: inside.height + insets.total.height)
  }

  func place(_ content: Box, in size: CGSize, _ proposal: ProposedViewSize) {
    content.place(
      at: CGPoint(x: insets.leading, y: insets.top), proposal.reduced(by: insets.total))
  }
}

extension View {
  /// Adds space around this view.
  public consuming func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingModifier(insets: insets.finite))
  }

  /// Adds `length` points of space at some of this view's edges; 16 points when it is nil.
  public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? defaultPadding))
  }

  /// Adds `length` points of space around this view.
  public consuming func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}

/// What SwiftUI pads with on iOS when no length is given, in points.
private let defaultPadding: CGFloat = 16
