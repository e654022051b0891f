/// Adds space around a view.
public struct _PaddingModifier: LayoutModifier {
  public typealias Body = Never
  let insets: EdgeInsets

  /// Lengths that are no numbers, or endless, are none.
  @usableFromInline
  init(_ insets: EdgeInsets) {
    self.insets = insets.finite
  }

  @usableFromInline
  init(_ edges: Edge.Set, _ length: CGFloat?) {
    self.init(EdgeInsets(edges, length ?? _PaddingModifier.usualLength))
  }

  /// What SwiftUI pads with on iOS when no length is given, in points.
  private static let usualLength: CGFloat = 16

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
  @inlinable
  public consuming func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingModifier(insets))
  }

  /// Adds `length` points of space at some of this view's edges; 16 points when it is nil.
  @inlinable
  public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingModifier(edges, length))
  }

  /// Adds `length` points of space around this view.
  @inlinable
  public consuming func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingModifier(.all, length))
  }
}
