/// What is shown above a stage's content, in the order in which it was opened.
///
/// A layer's node stands below the view that opened it, so that it inherits its surroundings and ends
/// with it; its boxes stand in the viewport, in front of all others (as in Flutter's `OverlayPortal`).
final class LayerStack {
  private var layers: [any LayerNode] = []
  /// How many views are kept without being shown, behind others.
  var coveredScreens = 0

  /// What gets the focus back from a layer that is closing, if no other one opens instead.
  weak var formerFocus: ViewNode?

  /// Whether nothing is shown above the content.
  var isEmpty: Bool { layers.isEmpty }

  /// Whether no more fit: a view that presents itself would go on for ever.
  var isFull: Bool { layers.count >= LayerStack.most }

  /// More than anybody looks through; each takes some of the program's stack.
  static let most = 64

  /// The layers from the back to the front.
  var nodes: [ViewNode] { layers }

  /// The foremost layer that keeps pointers and keys from what is behind it.
  var modal: ViewNode? { foremostModal }

  private var foremostModal: (any LayerNode)? { layers.last { $0.isModal } }

  func add(_ layer: any LayerNode) {
    layers.append(layer)
  }

  func remove(_ layer: ViewNode) {
    layers.removeAll { $0 === layer }
  }

  /// Whether keys reach a node: it stands in the foremost modal layer, or there is none.
  ///
  /// - Complexity: O(1) without a layer, otherwise O(*d*) at a depth of *d*.
  func reach(_ node: ViewNode) -> Bool {
    foremostModal?.contains(node) ?? true
  }

  /// Whether a node stands in a view that is kept without being shown. What such a view has opened
  /// above everything is shown all the same.
  ///
  /// - Parameter depth: Only views that stand deeper than this count.
  /// - Complexity: O(1) where nothing is covered, otherwise O(*d*) at a depth of *d*.
  func isCovered(_ node: ViewNode, below depth: Int = -1) -> Bool {
    guard coveredScreens > 0 else { return false }
    var next: ViewNode? = node
    while let current = next, current.depth > depth {
      if current.coversContent { return true }
      if layers.contains(where: { $0 === current }) { return false }
      next = current.parent
    }
    return false
  }

  /// Has the foremost layer close that Escape closes, unless a modal one stands in front of it.
  ///
  /// - Returns: Whether there is one.
  func cancel() -> Bool {
    for layer in layers.reversed() {
      if let cancel = layer.cancel {
        cancel()
        return true
      }
      if layer.isModal { return false }
    }
    return false
  }
}

/// A node that stands above the stage's content.
protocol LayerNode: ViewNode {
  /// Whether pointers and keys reach nothing behind it.
  var isModal: Bool { get }
  /// What Escape does; nil for nothing.
  var cancel: (() -> Void)? { get }
}
