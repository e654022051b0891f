/// Where the value of a `@State` lives: in the tree, not in the view.
@usableFromInline
final class StateLocation<Value>: ViewSlot {
  private var readers = ReaderList()
  private let plan: PropertyPlan
  private let evaluation: Evaluation
  /// The value as part of the stage's state; nil once the view has left the stage.
  private var line: StateRegistry.Line?
  /// Behind the others: they then lie where they do whatever its type is.
  @usableFromInline private(set) var value: Value

  init(_ value: Value, for slot: PropertySlot) {
    self.value = value
    let graph = slot.node.graph
    evaluation = graph.evaluation
    plan = graph.plan(for: Value.self)
    super.init()
    let line = graph.states.add(slot.facts.name, of: slot.node.link, from: self)
    line.valueDidChange()
    self.line = line
  }

  /// The value, for who does not depend on it.
  var current: Value { value }

  func read() -> Value {
    noteReading()
    return value
  }

  /// Has the node that is being evaluated depend on the value.
  @usableFromInline
  func noteReading() {
    if let node = evaluation.node, !readers.hasLast(node) { readers.add(node) }
  }

  func write(_ new: Value) {
    guard !evaluation.isDrawing else { return }
    // What calls itself equal may differ all the same: cards by their identifiers, say.
    let isSame = plan.areEqual(value, new)
    value = new
    line?.valueDidChange()
    if !isSame { readers.invalidate(because: self) }
  }

  /// Takes over a value that does the same as the one before: who has read that needn't read it again.
  func replace(by new: Value) {
    guard !evaluation.isDrawing else { return }
    value = new
    line?.valueDidChange()
  }

  /// A closure that outlives the view may still read and write the value; it is state of the stage
  /// no longer.
  override func willBeRemoved() {
    line = nil
  }
}

extension StateLocation: SecretKeeping {
  func keepSecret() {
    line?.hide()
  }
}

extension StateLocation: LineSource {
  var valueOfLine: Any { value }
}
