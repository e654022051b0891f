extension LazyRow {
  /// Whether a view of the row may want the focus.
  var hasFocusTarget: Bool {
    func wants(_ node: ViewNode) -> Bool {
      (node as? any FocusTarget).map { $0.isFocusable && $0.environment.isEnabled } ?? false
    }
    var node: ViewNode? = content.innermost.node
    if node?.descendants(.focusTarget).contains(where: wants) == true { return true }
    while let current = node, current !== holderLink.node, !(current is any LazyElements) {
      if wants(current) { return true }
      node = current.parent
    }
    return false
  }

  /// Whether a node stands in the row.
  func contains(_ node: ViewNode) -> Bool {
    guard let box = node.firstBox else { return false }
    return content.contains(box)
  }
}

extension LazyRows {
  /// The row in which the focused view stands.
  package var focused: LazyRow? {
    guard let target = box?.graph.focus.target else { return nil }
    return shown.first { $0.contains(target) }
  }

  /// Whether something in a row can have the focus, or could if it were shown.
  package func canHaveFocus(_ row: LazyRow) -> Bool {
    box != nil && row.hasFocusTarget
  }

  /// Gives the focus to the first view in a row that can have it, once the row is shown.
  package func focus(at position: Int) {
    reveal(position)
    box?.graph.updates.add { [self] in
      guard let focus = box?.graph.focus,
        let row = shown.first(where: { $0.place.position == position }),
        let target = focus.targets.first(where: { row.contains($0) })
      else { return }
      focus.showRing(true)
      focus.move(revealing: target, because: "a key in a list")
    }
  }
}
