/// The ring around the focused view.
enum FocusRing {
  /// In points, as wide as AppKit's.
  static let width: CGFloat = 3
  /// From the view's edge to the ring's inner one, in points.
  static let gap: CGFloat = 1
  /// How far the ring stands out from the view, in points.
  static let reach = gap + width
  /// Of a view that says no other shape, in points.
  static let cornerRadius: CGFloat = 6

  /// What the ring goes around where a view in `rect` is cut off outside `bounds`: at an edge of the view
  /// that lies inside, the ring does, too.
  static func rect(around rect: CGRect, within bounds: CGRect) -> CGRect {
    // Places are sums, and sums are rounded.
    let slack: CGFloat = 0.01
    let room = bounds.insetBy(dx: reach, dy: reach)
    let minX = rect.minX < bounds.minX - slack ? rect.minX : max(rect.minX, room.minX)
    let minY = rect.minY < bounds.minY - slack ? rect.minY : max(rect.minY, room.minY)
    let maxX = rect.maxX > bounds.maxX + slack ? rect.maxX : min(rect.maxX, room.maxX)
    let maxY = rect.maxY > bounds.maxY + slack ? rect.maxY : min(rect.maxY, room.maxY)
    guard minX <= maxX, minY <= maxY else { return rect }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The ring around a view in `rect`, whose shape has `path`.
  static func drawing(
    around rect: CGRect, _ path: (CGRect) -> Path, color: Color.Resolved
  ) -> DisplayItem.Content {
    let outset = gap + width / 2
    return .stroke(
      path(rect.insetBy(dx: -outset, dy: -outset)), .color(color), StrokeStyle(lineWidth: width))
  }
}

/// What a display list marks as focused.
struct FocusMark {
  let box: Box
  let path: (CGRect) -> Path
  let color: Color.Resolved
}
