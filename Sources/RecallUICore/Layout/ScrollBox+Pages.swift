/// A key that turns pages.
enum PageKey {
  case pageUp, pageDown, home, end
}

extension ScrollBox {
  /// How much of what can be seen a page goes on by: the rest stays in sight, so that one finds the line to read on.
  private static var page: CGFloat { 0.9 }

  private static var pageMotion: Animation { .spring(duration: 0.25) }

  /// Scrolls up or down as a key says.
  ///
  /// - Returns: Whether there was more.
  func turnPage(_ key: PageKey) -> Bool {
    let environment = node.environment
    guard axes.contains(.vertical), environment.isEnabled, environment.isScrollEnabled else {
      return false
    }
    let page = max(frame.height - insets.total.height, 0) * ScrollBox.page
    let y: CGFloat =
      switch key {
      case .pageUp: offset.y - page
      case .pageDown: offset.y + page
      case .home: 0
      case .end: contentSize.height
      }
    return move(to: CGPoint(x: offset.x, y: y), ScrollBox.pageMotion)
  }
}
