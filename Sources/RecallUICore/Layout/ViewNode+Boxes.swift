extension ViewNode {
  /// The first of the boxes that stand for this node.
  final var firstBox: Box? {
    var boxes: [Box] = []
    appendBoxes(to: &boxes)
    return boxes.first
  }
}
