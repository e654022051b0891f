/// What of a tree's layout is out of date.
final class LayoutState {
  /// An object, as weak references take long to copy.
  private final class LazyBoxReference {
    weak var box: (any LazyBox)?

    init(_ box: any LazyBox) { self.box = box }
  }

  /// Whether sizes or places are out of date.
  var isOutOfDate = true
  /// Whether some view says where views begin. Where none does, nobody asks.
  var knowsDirections = false
  /// Gets a line for each container that is laid out anew.
  var trace: ((String) -> Void)?
  /// Whether sizes are kept for now and revalidated later, instead of being forgotten: between layouts,
  /// in a tree that is laid out again.
  private(set) var revalidates: Bool
  /// The boxes in which something has changed, and which may choose other sizes now.
  private var boxesToRevalidate: [Box] = []
  private var lazyBoxes: [LazyBoxReference] = []

  /// - Parameter revalidates: Whether the tree is laid out again and again.
  init(revalidates: Bool) {
    self.revalidates = revalidates
  }

  /// Lays out the whole tree by `body`.
  func pass(_ body: () -> Void) {
    isOutOfDate = false
    revalidateSizes()
    revalidates = false
    body()
    revalidates = true
    updateVisibility()
  }

  // MARK: Revalidation of sizes

  /// Adds a box in which something has changed.
  func addToRevalidate(_ box: Box) {
    boxesToRevalidate.append(box)
  }

  /// Finds out which of the boxes choose other sizes in which something has changed, from the inside
  /// to the outside: where one chooses what it chose before, nothing around it has to be measured
  /// or placed again. A card that turns over changes what it consists of, and leaves its table
  /// alone.
  func revalidateSizes() {
    guard !boxesToRevalidate.isEmpty else { return }
    revalidates = false
    defer { revalidates = true }
    let boxes = boxesToRevalidate
    boxesToRevalidate = []
    let depths = boxes.map(\.depth)
    var levels: [[Box]] = Array(repeating: [], count: (depths.max() ?? 0) + 1)
    for (box, depth) in zip(boxes, depths) {
      levels[depth].append(box)
    }
    while let level = levels.popLast() {
      for box in level {
        if let outer = box.revalidateSizes() { levels[levels.count - 1].append(outer) }
      }
    }
  }

  // MARK: What can be seen

  /// Adds a container that makes what can be seen of its content.
  func add(_ box: any LazyBox) {
    lazyBoxes.removeAll { $0.box == nil }
    lazyBoxes.append(LazyBoxReference(box))
  }

  /// Whether there are any.
  var hasLazyBoxes: Bool { lazyBoxes.contains { $0.box != nil } }

  /// Has those lazy containers laid out again of which another part can be seen than before:
  /// something scrolled, moved or changed its size around them.
  private func updateVisibility() {
    for reference in lazyBoxes {
      if let box = reference.box, box.noteVisiblePart() { box.invalidatePlaces() }
    }
  }
}
