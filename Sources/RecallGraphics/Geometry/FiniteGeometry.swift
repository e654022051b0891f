extension CGSize {
  /// This size with what is no number, negative or infinite replaced by zero.
  ///
  /// A view's size may come from anything that a program computes; geometry that isn't finite
  /// must not reach a parent.
  package var sanitized: CGSize {
    CGSize(
      width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0)
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }

  /// This point with what is no finite number replaced by zero.
  package var finite: CGPoint {
    isFinite ? self : CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}

extension CGRect {
  package var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// Whether a point lies inside, or on the sides at the top and the left, as `contains` says; never in a rectangle whose
  /// sides are no numbers, which that one ends the program for.
  package func surrounds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
