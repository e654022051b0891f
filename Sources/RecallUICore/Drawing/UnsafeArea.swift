/// Where bars of a screen lie, as far as drawing goes: what ignores safe areas is drawn behind the bar above it, too.
///
/// Layout, hit testing and state know of none: on a stage all of the viewport is safe.
struct UnsafeArea: Equatable {
  /// The upper edge of the screen with its bars, in the viewport.
  let top: CGFloat
  /// The screen's content below the bar; nil outside of it.
  private(set) var content: CGRect?
  /// How much of the bar's large title is gone, in points: content is seen there.
  var titleGone: CGFloat = 0
  /// Whether something of the content fills what is behind the bar.
  var isFilled = false
  /// Whether what is being drawn stands in a view that ignores safe areas.
  var isIgnored = false

  init(top: CGFloat, content: CGRect? = nil, titleGone: CGFloat = 0) {
    self.top = top
    self.content = content
    self.titleGone = titleGone
  }

  /// A rectangle that fills the content from its upper edge on, up to the screen's.
  func extended(_ rect: CGRect) -> CGRect { extended(rect, to: top) }

  /// The same for something that lies in the content, wherever its edges are.
  mutating func endContent() {
    content = nil
    titleGone = 0
  }

  /// A rectangle that fills the content from its upper edge on, up to where the bar ends now. What is less high than half
  /// of the content lies over it rather than behind.
  func besideTitle(_ rect: CGRect) -> CGRect {
    guard titleGone > 0, let content, rect.height >= content.height / 2 else { return rect }
    return extended(rect, to: content.minY - titleGone)
  }

  private func extended(_ rect: CGRect, to top: CGFloat) -> CGRect {
    guard let content, content.minY > top, abs(rect.minY - content.minY) < UnsafeArea.slack,
      rect.minX < content.minX + UnsafeArea.slack, rect.maxX > content.maxX - UnsafeArea.slack
    else { return rect }
    return CGRect(x: rect.minX, y: top, width: rect.width, height: rect.maxY - top)
  }

  /// Where a picture that covers the content is drawn: as wide and high as it has to be to cover what is behind the bar
  /// as well, in its own proportions.
  func extended(picture rect: CGRect) -> CGRect {
    guard let content, content.minY > top, rect.minY > top, rect.height > 0,
      rect.minY < content.minY + UnsafeArea.slack, rect.maxY > content.maxY - UnsafeArea.slack,
      rect.minX < content.minX + UnsafeArea.slack, rect.maxX > content.maxX - UnsafeArea.slack
    else { return rect }
    let scale = (rect.maxY - top) / rect.height
    let width = rect.width * scale
    return CGRect(x: rect.midX - width / 2, y: top, width: width, height: rect.maxY - top)
  }

  /// Whether something that was drawn, see-through or not, fills what is behind the bar.
  ///
  /// - Parameters:
  ///   - items: What was drawn.
  ///   - clips: What all of the screen is clipped to.
  func isFilled(by items: ArraySlice<DisplayItem>, within clips: [Clip]) -> Bool {
    guard let content, content.minY > top else { return false }
    return items.contains { item in
      guard item.content.fillsGround, item.clips == clips else { return false }
      let bounds = item.bounds
      return bounds.minY < top + UnsafeArea.slack && bounds.maxY > content.minY
        && bounds.minX < content.minX + UnsafeArea.slack
        && bounds.maxX > content.maxX - UnsafeArea.slack
    }
  }

  /// What an edge may lose on its way through a layout, in points.
  private static let slack: CGFloat = 0.5
}

extension DisplayItem.Content {
  /// Whether it may fill its place: something filled, a picture, or what a canvas has drawn.
  fileprivate var fillsGround: Bool {
    switch self {
    case .fill, .picture: true
    case .layer(let layer): layer.effect == .group
    case .stroke, .text: false
    }
  }
}
