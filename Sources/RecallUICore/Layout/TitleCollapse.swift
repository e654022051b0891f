import VirtualTime

/// A large title above a screen's content, which goes away while that is scrolled, as on iOS.
///
/// In the layout the title keeps its place. What is scrolled is drawn, and hit, above its own upper edge instead: as far
/// as it has been scrolled, until nothing of the title is left. So nothing is laid out while the content moves, and how far
/// it can be scrolled doesn't depend on the title.
package final class TitleCollapse: ScreenTitle {
  /// Where the large title stands.
  private var line: BoxLink?
  /// What can be scrolled somewhere below it.
  private var scrollBoxes: [BoxLink] = []
  /// The boxes of the bar that move with the title.
  private var parts: [BoxLink] = []

  /// How far the title can go away, in points: its height; 0 where there is none.
  var length: CGFloat {
    guard let line = line?.box, line.titleAround === self else { return 0 }
    return max(line.frame.height, 0)
  }

  /// How far the title is gone where the content will come to rest, in points.
  var way: CGFloat { way(at: nil) }

  /// How far the title is gone at an instant, in points; without one, where the content will come to rest.
  func way(at now: Instant?) -> CGFloat {
    reduce { way(for: $0.offset(at: now)) }
  }

  /// How far the title is gone when the content is scrolled as far as an offset, in points.
  func way(for offset: CGPoint) -> CGFloat { min(max(offset.y, 0), length) }

  /// How far the title is gone in a frame, in points.
  func way(in list: inout DisplayListBuilder) -> CGFloat { min(scrolled(in: &list), length) }

  /// How far what the title goes away for is scrolled in a frame, in points.
  func scrolled(in list: inout DisplayListBuilder) -> CGFloat {
    reduce { box in
      if let end = box.motionEnd { _ = list.isRunning(until: end) }
      return max(box.offset(at: list.now).y, 0)
    }
  }

  /// The largest value of what the title goes away for; 0 where there is nothing.
  private func reduce(_ value: (ScrollBox) -> CGFloat) -> CGFloat {
    var most: CGFloat = 0
    for link in scrollBoxes {
      guard let box = link.box as? ScrollBox, box.titleAbove === self else { continue }
      most = max(most, value(box))
    }
    return most
  }

  /// Where content comes to rest that a finger lets go: no part of a title is left standing.
  func settled(_ offset: CGPoint, room: CGSize) -> CGPoint {
    let length = length
    guard offset.y > 0, offset.y < length, room.height >= length else { return offset }
    return CGPoint(x: offset.x, y: offset.y < length / 2 ? 0 : length)
  }

  /// Has a part of the bar be drawn anew when the content has been scrolled. Parts of trees for one frame follow the real
  /// ones.
  ///
  /// - Parameter isLine: Whether it is the large title.
  func add(_ part: Box, isLine: Bool) {
    guard !part.graph.isPresentationTree else { return }
    parts.removeAll { $0.box == nil || $0 == part.link }
    parts.append(part.link)
    if isLine { line = part.link }
  }

  /// Has the title go away while this is scrolled, as long as it begins right below the bar.
  func add(_ box: ScrollBox) {
    guard !box.graph.isPresentationTree, !scrollBoxes.contains(box.link) else { return }
    scrollBoxes.removeAll { $0.box == nil }
    scrollBoxes.append(box.link)
  }

  /// Announces that content has been scrolled, or stands elsewhere.
  func invalidate() {
    for part in parts { part.box?.invalidateDisplay() }
  }
}

extension Box {
  /// The large title of the screen that this stands in, and doesn't just leave: of its bar or above its content.
  var titleAround: ScreenTitle? {
    var box = self
    while box.isInParent, let parent = box.parent {
      if let title = parent.screenTitle { return title }
      box = parent
    }
    return nil
  }
}

extension ScrollBox {
  /// The large title above, if this can be seen and begins at the upper edge of a screen's content, which must have been
  /// placed.
  var titleAbove: TitleCollapse? {
    // What stands in a tree for one frame is cut off from what is around it.
    if let real { return real.titleAbove }
    guard axes.contains(.vertical), safeAreaInsets.top == 0 else { return nil }
    var (y, box): (CGFloat, Box) = (0, self)
    while box.isInParent, let parent = box.parent {
      y += box.frame.minY
      if let title = parent.screenTitle { return abs(y) < 0.5 ? title as? TitleCollapse : nil }
      guard !(parent is ScrollBox), !parent.node.makesInvisible, !parent.hidesContent,
        parent.transformForChildren?.isIdentity ?? true
      else { return nil }
      y += parent.offsetForChildren.height
      box = parent
    }
    return nil
  }

  /// How far above its own upper edge content shows, in points: where a large title was.
  ///
  /// - Parameter now: When; without it, where the content will come to rest.
  func overhang(at now: Instant?) -> CGFloat {
    guard let titleAbove else { return 0 }
    return min(titleAbove.way(at: now), max(offset(at: now).y, 0))
  }
}
