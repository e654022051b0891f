/// Finds boxes by the identifiers that views gave them, without a look at all that is on the stage.
///
/// A box is noted when it gets its identifier, and drops out by itself: when it is gone, has another
/// identifier, or is no longer in the tree.
struct ElementIndex {
  private var boxes: [String: [BoxLink]] = [:]
  private var count = 0
  /// How many boxes there may be before those that are gone are looked for.
  private var limit = 64

  /// Notes that a box has an identifier.
  ///
  /// - Complexity: O(1), amortized.
  mutating func add(_ box: Box, named identifier: String) {
    if count >= limit { removeGone() }
    let link = box.link
    guard boxes[identifier]?.contains(link) != true else { return }
    boxes[identifier, default: []].append(link)
    count += 1
  }

  private mutating func removeGone() {
    boxes = boxes.compactMapValues { links in
      let kept = links.filter { $0.box != nil }
      return kept.isEmpty ? nil : kept
    }
    count = boxes.values.reduce(0) { $0 + $1.count }
    limit = max(64, count * 2)
  }

  /// The boxes below `root` with an identifier that nothing hides, in no order.
  ///
  /// - Complexity: O(d) for a box, where d boxes stand around it or beside those that do.
  func boxes(named identifier: String, below root: Box) -> [Box] {
    boxes[identifier]?.compactMap(\.box).filter {
      $0.accessibilityIdentifier == identifier && $0.isFound(below: root)
    } ?? []
  }
}

extension Box {
  /// Whether this box stands below another one, and nothing around it hides what is inside.
  fileprivate func isFound(below root: Box) -> Bool {
    var box = self
    while box !== root {
      guard !box.hidesContent, let parent = box.parent,
        parent.children.contains(where: { $0 === box })
      else { return false }
      box = parent
    }
    return !root.hidesContent
  }
}
