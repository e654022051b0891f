extension Box {
  /// Announces that this box, or something inside, looks different.
  final func invalidateDisplay() {
    invalidateReach()
    graph.presentation.needsDisplay = true
    let next = graph.presentation.nextFrame
    var box: Box? = self
    // Around a box that has announced it for the next frame, all have.
    while let current = box, current.changedAt != next {
      current.changedAt = next
      box = current.parent
    }
  }

  final func drawChildren(into list: inout DisplayListBuilder) {
    for child in removals.isEmpty ? childrenBackToFront : drawnChildren(in: &list) {
      list.draw(child)
    }
  }
}
