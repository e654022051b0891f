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
    var rect = part
    var box = self
    var hasMoved = false
    while let parent = box.parent {
      rect.origin.x += box.frame.minX
      rect.origin.y += box.frame.minY
      if let scroll = parent as? ScrollBox, scroll.reveal(rect, at: nil) { hasMoved = true }
      rect.origin.x += parent.offsetForChildren.width
      rect.origin.y += parent.offsetForChildren.height
      box = parent
    }
    return hasMoved
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
