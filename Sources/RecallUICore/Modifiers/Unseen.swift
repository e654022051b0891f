/// Keeps its content's place, and what is told of it, but shows nothing and can't be hit.
private struct UnseenModifier: DrawingModifier {
  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder) {}

  func contentPoint(
    for point: CGPoint, in size: CGSize, _ direction: LayoutDirection
  ) -> CGPoint? { nil }
}

extension View {
  /// Tells who can't see it, instead of what is in this view, what is in another one, of the same size.
  ///
  /// What that one does when it is used, it does: a slider that stands for a view of one's own is turned by keys.
  public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    accessibilityHidden(true).background { representation().modifier(UnseenModifier()) }
  }

  /// Tells who can't see it that the views of another one are in this one: parts of what a canvas draws, say.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    background { children().modifier(UnseenModifier()) }
  }
}
