extension CGRect {
  /// What both rectangles cover; null for nothing. Sides that are no numbers bound nothing.
  package func overlap(with other: CGRect) -> CGRect {
    guard !isNull, !other.isNull else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
