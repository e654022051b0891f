extension Box {
  /// The direction of what stands in this box.
  final var layoutDirection: LayoutDirection {
    graph.layout.knowsDirections ? node.environment.layoutDirection : .leftToRight
  }

  /// Whether what stands in this box begins at the right.
  final var isMirrored: Bool { layoutDirection == .rightToLeft }

  /// A rectangle of this box's space as layouts count it, which is from the leading edge; or the
  /// other way round.
  final func turned(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var rect = rect
    rect.origin.x = frame.width - rect.maxX
    return rect
  }

  /// A way to the right as layouts count it, which is away from the leading edge; or the other way
  /// round.
  final func turned(_ way: CGSize) -> CGSize {
    isMirrored ? CGSize(width: -way.width, height: way.height) : way
  }

  /// How far a child begins from the leading edge or the top, in points.
  final func start(of child: Box, on axis: Axis) -> CGFloat {
    axis == .horizontal ? turned(child.frame).minX : child.frame.minY
  }
}
