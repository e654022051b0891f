extension Box {
  /// Announces that this box, or something inside, looks different.
  final func invalidateDisplay() {
    invalidateReach()
    graph.presentation.needsDisplay = true
    let next = graph.presentation.nextFrame
    guard changedAt != next else { return }
    changedAt = next
    // Around a box that has announced it for the next frame, all have.
    forEachAround { box in
      guard box.changedAt != next else { return false }
      box.changedAt = next
      return true
    }
  }

  final func drawChildren(into list: inout DisplayListBuilder) {
    for child in removals.isEmpty ? childrenBackToFront : drawnChildren(in: &list) {
      list.draw(child)
    }
  }
}
