/// The nodes that read a value in their last evaluation.
struct ReaderList {
  private struct Reader {
    let link: NodeLink
    let evaluation: Int

    /// Whether the node's last evaluation is the one that read the value.
    var isCurrent: Bool { link.node?.evaluation == evaluation }
  }

  /// The first of them: most values are read by one node, and this one has no memory of its own.
  private var first: Reader?
  private var others: [Reader] = []
  /// Who read the value last, and in which of its evaluations; nobody while there are no readers.
  private var last = (serial: -1, evaluation: -1)
  private var nextSweep = 16

  /// How many readings it remembers.
  var count: Int { (first == nil ? 0 : 1) + others.count }

  /// Whether nobody has read the value since `node` did in its evaluation that goes on: a body that reads a value
  /// twice does so in a row, most of the time.
  @inline(__always)
  func hasLast(_ node: ViewNode) -> Bool {
    last.serial == node.serial && last.evaluation == node.evaluation
  }

  /// Whether nobody but lists depends on the value, which can show one version of it after the other.
  var areLists: Bool {
    func canWait(_ reader: Reader) -> Bool {
      !reader.isCurrent || reader.link.node?.isListOfVersions != false
    }
    return first.map(canWait) != false && others.allSatisfy(canWait)
  }

  /// Notes that `node` read the value just now.
  ///
  /// - Complexity: O(1), amortized.
  mutating func add(_ node: ViewNode) {
    guard !hasLast(node) else { return }
    last = (node.serial, node.evaluation)
    let reader = Reader(link: node.link, evaluation: node.evaluation)
    guard first?.isCurrent == true else {
      first = reader
      return
    }
    others.append(reader)
    guard others.count >= nextSweep else { return }
    // Nodes that are drawn with each frame read it each time, one after the other.
    var nodes: Set<Int> = first?.link.node.map { [$0.serial] } ?? []
    others.removeAll { other in
      guard other.isCurrent, let node = other.link.node else { return true }
      return !nodes.insert(node.serial).inserted
    }
    nextSweep = max(16, others.count * 2)
  }

  /// Takes out whoever depends on the value, to be told that it has changed: who reads it again, is added again.
  ///
  /// That may happen while they are told, where something was put off until then.
  ///
  /// - Parameter remembers: Whether they stay in the list, too: their evaluation may be put off.
  mutating func take(remembering remembers: Bool = false) -> ReaderList {
    let former = self
    if !remembers {
      (first, others) = (nil, [])
      last = (-1, -1)
    }
    return former
  }

  /// Marks as dirty whoever still depends on the value.
  ///
  /// - Parameter source: What keeps the value; nil when no property of a view stands for it.
  func invalidate(because source: AnyObject?) {
    if let first, first.isCurrent { first.link.node?.invalidate(because: source) }
    for reader in others where reader.isCurrent {
      reader.link.node?.invalidate(because: source)
    }
  }
}
