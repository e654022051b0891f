extension Box {
  /// Announces that this box, or something inside, looks different.
  final func invalidateDisplay() {
    invalidateReach()
    graph.presentation.needsDisplay = true
    noteChange()
  }

  final func drawChildren(into list: inout DisplayListBuilder) {
    for child in removals.isEmpty ? childrenBackToFront : drawnChildren(in: &list) {
      list.draw(child)
    }
  }
}
