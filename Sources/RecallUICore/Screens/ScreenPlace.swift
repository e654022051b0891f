/// Where in a stack of screens one of them stands that is shown beside others.
package struct ScreenPlace: Equatable {
  /// From the leading edge of the stack, in points; below zero for what waits beside it.
  package var x: CGFloat
  /// In points.
  package var width: CGFloat
  /// Whether it is shown. What isn't is covered, and moves out of sight.
  package var isShown: Bool

  package init(x: CGFloat, width: CGFloat, isShown: Bool) {
    self.x = x
    self.width = width
    self.isShown = isShown
  }

  func frame(in size: CGSize) -> CGRect {
    CGRect(x: x, y: 0, width: max(width, 0), height: size.height)
  }
}
