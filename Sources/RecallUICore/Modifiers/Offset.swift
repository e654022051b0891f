/// Draws a view elsewhere.
public struct _OffsetModifier: GeometryModifier {
  public typealias Body = Never

  @usableFromInline var offset: CGSize

  @usableFromInline
  init(offset: CGSize) {
    let offset = CGPoint(x: offset.width, y: offset.height).finite
    self.offset = CGSize(width: offset.x, height: offset.y)
  }

  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  var contentOffset: CGSize { offset }

  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder) {
    list.withOffset(offset) { $0.draw(content) }
  }

  func contentPoint(
    for point: CGPoint, in size: CGSize, _ direction: LayoutDirection
  ) -> CGPoint? {
    CGPoint(x: point.x - offset.width, y: point.y - offset.height)
  }
}

extension View {
  /// Draws this view elsewhere, in points; its place in the layout stays what it is.
  @inlinable
  public consuming func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetModifier(offset: offset))
  }

  /// Draws this view elsewhere, in points; its place in the layout stays what it is.
  @inlinable
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}
