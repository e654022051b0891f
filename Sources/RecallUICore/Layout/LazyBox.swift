/// A box that makes only the elements that can be seen.
protocol LazyBox: Box {
  /// Whether another part of it can be seen than the one that it made elements for; told once for
  /// each such part.
  ///
  /// A container in a row that was scrolled away isn't laid out any more, but may still be kept: told
  /// each time, it would be waited for for ever.
  func noteVisiblePart() -> Bool
}

extension Box {
  /// The part of this box that the scroll views around it show, in its own space; nil when
  /// nothing around it scrolls. The boxes around it must have been placed.
  ///
  /// Each axis is looked at by itself: in a row that is above what can be seen, elements stay that would be seen, since they
  /// may be drawn further down, as headers are that stay in sight.
  var visibleRect: CGRect? {
    var visible: CGRect?
    var shift = CGPoint.zero
    var box: Box? = self
    while let current = box {
      if let scroll = current as? ScrollBox, current !== self {
        let shown = scroll.shownContent.offsetBy(dx: -shift.x, dy: -shift.y)
        visible = visible.map { $0.overlap(alongEachAxisWith: shown) } ?? shown
        shift.x += scroll.offsetForChildren.width
        shift.y += scroll.offsetForChildren.height
      }
      shift.x += current.frame.minX
      shift.y += current.frame.minY
      box = current.parent
    }
    return visible
  }
}

extension CGRect {
  /// What this rectangle and another one have in common, which may be a line or a point where they have nothing.
  fileprivate func overlap(alongEachAxisWith other: CGRect) -> CGRect {
    let corner = CGPoint(x: max(minX, other.minX), y: max(minY, other.minY))
    return CGRect(
      x: corner.x, y: corner.y, width: max(min(maxX, other.maxX) - corner.x, 0),
      height: max(min(maxY, other.maxY) - corner.y, 0))
  }
}
