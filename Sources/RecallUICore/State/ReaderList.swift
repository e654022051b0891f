/// The nodes that read a value in their last evaluation.
struct ReaderList {
  private struct Reader {
    let link: NodeLink
    let evaluation: Int

    /// Whether the node's last evaluation is the one that read the value.
    var isCurrent: Bool { link.node?.evaluation == evaluation }
  }

  private var readers: [Reader] = []
  /// Who read the value last, and in which of its evaluations; nobody while there are no readers.
  private var last = (serial: -1, evaluation: -1)
  private var nextSweep = 16

  /// Whether nobody has read the value since `node` did in its evaluation that goes on: a body that reads a value
  /// twice does so in a row, most of the time.
  @inline(__always)
  func hasLast(_ node: ViewNode) -> Bool {
    last.serial == node.serial && last.evaluation == node.evaluation
  }

  /// Notes that `node` read the value just now.
  ///
  /// - Complexity: O(1), amortized.
  mutating func add(_ node: ViewNode) {
    guard !hasLast(node) else { return }
    last = (node.serial, node.evaluation)
    readers.append(Reader(link: node.link, evaluation: node.evaluation))
    guard readers.count >= nextSweep else { return }
    readers.removeAll { !$0.isCurrent }
    nextSweep = max(16, readers.count * 2)
  }

  /// Marks as dirty whoever still depends on the value, and forgets them: who reads it again, is
  /// added again.
  ///
  /// - Parameter source: What keeps the value; nil when no property of a view stands for it.
  mutating func invalidate(because source: AnyObject?) {
    let former = readers
    readers = []
    last = (-1, -1)
    for reader in former where reader.isCurrent {
      reader.link.node?.invalidate(because: source)
    }
  }
}
