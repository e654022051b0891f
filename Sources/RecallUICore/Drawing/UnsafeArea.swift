/// Where bars of a screen lie, as far as drawing goes: what ignores safe areas is drawn behind the bar above it, too.
///
/// Layout, hit testing and state know of none: on a stage all of the viewport is safe.
struct UnsafeArea: Equatable {
  /// The upper edge of the screen with its bars, in the viewport.
  let top: CGFloat
  /// The screen's content below the bar; nil outside of it.
  let content: CGRect?
  /// Whether something of the content fills what is behind the bar.
  var isFilled = false

  init(top: CGFloat, content: CGRect? = nil) {
    self.top = top
    self.content = content
  }

  /// A rectangle that fills the content from its upper edge on, up to the screen's.
  func extended(_ rect: CGRect) -> CGRect {
    guard let content, content.minY > top, abs(rect.minY - content.minY) < UnsafeArea.slack,
      rect.minX < content.minX + UnsafeArea.slack, rect.maxX > content.maxX - UnsafeArea.slack
    else { return rect }
    return CGRect(x: rect.minX, y: top, width: rect.width, height: rect.maxY - top)
  }

  /// Whether something that was drawn covers what is behind the bar.
  func isFilled(by items: ArraySlice<DisplayItem>) -> Bool {
    guard let content, content.minY > top else { return false }
    return items.contains { item in
      guard case .fill = item.content, item.opacity == 1, item.clips.isEmpty else { return false }
      let bounds = item.bounds
      return bounds.minY < top + UnsafeArea.slack && bounds.maxY > content.minY
        && bounds.minX < content.minX + UnsafeArea.slack
        && bounds.maxX > content.maxX - UnsafeArea.slack
    }
  }

  /// What an edge may lose on its way through a layout, in points.
  private static let slack: CGFloat = 0.5
}
