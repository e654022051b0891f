/// The nodes with shortcuts, for a key that has none to be known without a look at all that is on the stage.
///
/// A node is noted when it is made, and drops out by itself when it is gone.
struct ShortcutList {
  private var links: [NodeLink] = []
  /// How many nodes there may be before those that are gone are looked for.
  private var limit = 16

  /// Notes a node.
  ///
  /// - Complexity: O(1), amortized.
  mutating func add(_ node: some ShortcutNode) {
    if links.count >= limit {
      links.removeAll { $0.node == nil }
      limit = max(16, links.count * 2)
    }
    links.append(node.link)
  }

  /// Whether some node has a shortcut that a key presses, on the stage or not.
  ///
  /// - Complexity: O(*n*) for *n* shortcuts.
  func mayMatch(_ press: KeyPress) -> Bool {
    links.contains { link in
      (link.node as? any ShortcutNode)?.shortcut?.matches(press) == true
    }
  }
}
