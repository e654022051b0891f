extension CGPoint {
  func offset(from other: CGPoint) -> CGSize {
    CGSize(width: x - other.x, height: y - other.y)
  }

  func moved(along offset: CGSize, by factor: CGFloat) -> CGPoint {
    CGPoint(x: x + offset.width * factor, y: y + offset.height * factor)
  }
}

extension CGSize {
  /// The length of the diagonal.
  var length: CGFloat { (width * width + height * height).squareRoot() }
}
