extension Box {
  /// Scrolls the scroll views around this box so far that it shows, with a ring around it.
  ///
  /// - Returns: Whether something moved.
  func scrollIntoView() -> Bool {
    let reach = FocusRing.reach
    return scrollIntoView(CGRect(origin: .zero, size: frame.size).insetBy(dx: -reach, dy: -reach))
  }

  /// Scrolls the scroll views around this box so far that a part of it shows.
  ///
  /// - Returns: Whether something moved.
  func scrollIntoView(_ part: CGRect) -> Bool {
    var hasMoved = false
    visitScrollBoxes(around: part) { scroll, rect in
      if scroll.reveal(rect, at: nil) { hasMoved = true }
    }
    return hasMoved
  }

  /// Whether `scrollIntoView()` would move nothing that can be seen to move.
  var isScrolledIntoView: Bool {
    let reach = FocusRing.reach
    // In points. Places are sums, and sums are rounded.
    let slack: CGFloat = 0.5
    var isInSight = true
    visitScrollBoxes(
      around: CGRect(origin: .zero, size: frame.size).insetBy(dx: -reach, dy: -reach)
    ) { scroll, rect in
      let target = scroll.offset(revealing: rect, at: nil)
      if abs(target.x - scroll.offset.x) > slack || abs(target.y - scroll.offset.y) > slack {
        isInSight = false
      }
    }
    return isInSight
  }

  /// Goes through the scroll views around this box, from the inside to the outside.
  ///
  /// - Parameter body: Gets each with where a part of this box was placed in its space.
  private func visitScrollBoxes(around part: CGRect, _ body: (ScrollBox, CGRect) -> Void) {
    var rect = part
    var box = self
    while let parent = box.parent {
      rect.origin.x += box.frame.minX
      rect.origin.y += box.frame.minY
      if let scroll = parent as? ScrollBox { body(scroll, rect) }
      rect.origin.x += parent.offsetForChildren.width
      rect.origin.y += parent.offsetForChildren.height
      box = parent
    }
  }

  /// The scroll views around this box, from the inside to the outside.
  var scrollBoxes: [ScrollBox] {
    var boxes: [ScrollBox] = []
    var box = parent
    while let current = box {
      if let scroll = current as? ScrollBox { boxes.append(scroll) }
      box = current.parent
    }
    return boxes
  }

  /// Whether `other` is this box or stands in it.
  func contains(_ other: Box?) -> Bool {
    var box = other
    while let current = box {
      if current === self { return true }
      box = current.parent
    }
    return false
  }
}
