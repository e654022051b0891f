/// Where the value of a `@State` lives: in the tree, not in the view.
final class StateLocation<Value> {
  private var value: Value
  private var readers = ReaderList()
  private let isSame: FieldComparison
  private weak var graph: ViewGraph?
  private let line: StateRegistry.Line

  init(_ value: Value, for slot: PropertySlot) {
    self.value = value
    let graph = slot.node.graph
    self.graph = graph
    isSame = fieldComparison(for: Value.self)
    line = graph.states.add(named: "\(slot.node.path).\(slot.name)")
    line.set(to: value)
  }

  /// The value, for who does not depend on it.
  var current: Value { value }

  func read() -> Value {
    if let node = graph?.evaluating { readers.add(node) }
    return value
  }

  func write(_ new: Value) {
    let isUnchanged = withUnsafePointer(to: value) { old in
      withUnsafePointer(to: new) { new in isSame(old, new) }
    }
    guard !isUnchanged else { return }
    value = new
    line.set(to: new)
    readers.invalidate()
  }
}
