/// Where the value of a `@State` lives: in the tree, not in the view.
@usableFromInline
final class StateLocation<Value>: ViewSlot {
  private var readers = ReaderList()
  private let plan: PropertyPlan
  private let evaluation: Evaluation
  /// The value as part of the stage's state; nil once the view has left the stage.
  private var line: StateRegistry.Line?
  /// What the value was after some of the updates that are put off; nil nearly always. It is a `ValueVersions<Value>`:
  /// a field of that type would have its metadata made for each type of value.
  private var versions: AnyObject?
  /// Whether it was ever something else than in the beginning.
  private var wasChanged = false
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
    if let node = evaluation.node {
      if !readers.hasLast(node) { readers.add(node) }
    } else if let drawn = evaluation.drawn {
      drawn._withUnsafeGuaranteedRef { if !readers.hasLast($0) { readers.add($0) } }
    }
  }

  func write(_ new: Value) {
    guard !evaluation.isDrawing else { return evaluation.refuse() }
    evaluation.versions.write(self) { set(new) }
  }

  private func set(_ new: Value) {
    // What calls itself equal may differ all the same: cards by their identifiers, say.
    let isSame = plan.areEqual(value, new)
    value = new
    line?.valueDidChange()
    guard !isSame else { return }
    wasChanged = true
    readers.take(remembering: evaluation.versions.isWriting).invalidate(because: self)
  }

  /// Takes over a value that does the same as the one before: who has read that needn't read it again.
  func replace(by new: Value) {
    guard !evaluation.isDrawing else { return }
    value = new
    line?.valueDidChange()
  }

  /// What is in an observed object may change without the value becoming another one.
  override var isWorthKeeping: Bool { wasChanged || Value.self is any Observable.Type }

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

extension StateLocation: VersionedValue {
  var isReadByLists: Bool { readers.areLists }

  func beginVersion(_ version: Int) -> Bool {
    guard versions == nil else { return false }
    versions = ValueVersions(value, in: version)
    return true
  }

  func endVersion(_ version: Int) {
    ownVersions?.add(value, as: version)
  }

  func show(_ version: Int) {
    guard let ownVersions, ownVersions.isWritten(in: version) else { return }
    value = ownVersions.value(in: version)
    line?.valueDidChange()
    readers.take().invalidate(because: self)
  }

  func rewriteVersion(_ version: Int) {
    ownVersions?.replace(with: value, in: version)
  }

  func exchange(for version: Int) {
    if let ownVersions { value = ownVersions.value(in: version) }
  }

  func forgetVersions() {
    versions = nil
  }

  private var ownVersions: ValueVersions<Value>? {
    versions.map { unsafeDowncast($0, to: ValueVersions<Value>.self) }
  }
}
