/// The nodes that read a value in their last evaluation.
struct ReaderList {
  private struct Reader {
    weak var node: ViewNode?
    var evaluation: Int
  }

  private var readers: [Reader] = []

  /// Notes that `node` read the value just now.
  mutating func add(_ node: ViewNode) {
    for index in readers.indices where readers[index].node === node {
      readers[index].evaluation = node.evaluation
      return
    }
    readers.removeAll { $0.node == nil }
    readers.append(Reader(node: node, evaluation: node.evaluation))
  }

  /// Marks as dirty whoever still depends on the value, and forgets them: who reads it again, is
  /// added again.
  mutating func invalidate() {
    let former = readers
    readers = []
    for reader in former {
      guard let node = reader.node, node.evaluation == reader.evaluation else { continue }
      node.invalidate()
    }
  }
}
