/// Updates that are put off: the transaction of each, and the lists that wait for it.
struct PendingUpdates {
  private var entries: [(transaction: Transaction, lists: [ViewNode])] = []

  mutating func add(_ transaction: Transaction, of lists: [ViewNode]) {
    entries.append((transaction, lists))
  }

  /// Takes them out, in order. With the last one, all lists are evaluated as after any change.
  mutating func take() -> [(transaction: Transaction, lists: [ViewNode])] {
    var taken = entries
    entries = []
    if let last = taken.indices.last { taken[last].lists = taken.flatMap(\.lists) }
    return taken
  }
}
