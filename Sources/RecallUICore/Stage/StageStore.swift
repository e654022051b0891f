/// What the program on a stage keeps from one time to the next.
///
/// It is handed in when the stage is made. What the program changes is an effect, and part of the
/// stage's state at once; nothing is read or written anywhere.
final class StageStore {
  private(set) var state: StoredState
  /// What keys stand for that nothing is kept under: no state, as the program says so each time.
  private var defaults: [StoreKey: StoredValue] = [:]
  private var readers: [StoreKey: ReaderList] = [:]
  private let evaluation: Evaluation
  private let effects: EffectLog
  /// Takes what the program does wrong.
  var report: (StageIssue) -> Void = { _ in }
  /// The state as lines, but for the keys in `changed`: they are written when somebody asks.
  private var lines: [StoreKey: StateSnapshot.Line] = [:]
  private var changed: Set<StoreKey>
  /// All lines as they were last asked for: the same array while none is written.
  private var allLines: [StateSnapshot.Line]?
  private var sum: UInt64 = 0

  init(_ state: StoredState, _ evaluation: Evaluation, _ effects: EffectLog) {
    self.state = state
    self.evaluation = evaluation
    self.effects = effects
    changed = Set(state.isEmpty ? [] : state.keys)
  }

  // MARK: Values

  /// What a key stands for, for who doesn't depend on it.
  func value(at key: StoreKey) -> StoredValue? {
    state[key] ?? (defaults.isEmpty ? nil : defaults[key])
  }

  /// Has the view that is being evaluated depend on what a key stands for.
  func noteReading(of key: StoreKey) {
    guard let node = evaluation.node else { return }
    readers[key, default: ReaderList()].add(node)
  }

  /// Keeps a value under a key, or nothing any more.
  func set(_ value: StoredValue?, at key: StoreKey) {
    guard !evaluation.isDrawing, state[key] != value else { return }
    evaluation.versions.catchUpIfWaiting()
    let former = self.value(at: key)
    state[key] = value
    changed.insert(key)
    effects.add(.store(StoredChange(key, to: value)))
    if self.value(at: key) != former { tell(of: key) }
  }

  /// Says what a key stands for while nothing is kept under it.
  func setDefault(_ value: StoredValue, at key: StoreKey) {
    evaluation.versions.catchUpIfWaiting()
    let former = self.value(at: key)
    defaults[key] = value
    if self.value(at: key) != former { tell(of: key) }
  }

  private func tell(of key: StoreKey) {
    let told = readers[key]?.take()
    told?.invalidate(because: nil)
  }

  /// The keys of a domain that stand for something, sorted.
  func keys(in domain: StoreDomain) -> [StoreKey] {
    let kept = state.keys(in: domain)
    let others = defaults.keys.filter { $0.domain == domain && state[$0] == nil }
    return others.isEmpty ? kept : (kept + others).sorted()
  }

  // MARK: Looking

  /// The sum of the lines' hashes.
  var digest: UInt64 {
    writeLines()
    return sum
  }

  /// A line for each key that something is kept under, in no order.
  var snapshotLines: [StateSnapshot.Line] {
    writeLines()
    let all = allLines ?? Array(lines.values)
    allLines = all
    return all
  }

  private func writeLines() {
    guard !changed.isEmpty else { return }
    allLines = nil
    for key in changed {
      if let former = lines[key] { sum &-= former.digest }
      lines[key] = state[key].map { value in
        StateSnapshot.Line(
          name: "stored.\(key.domain).\(key.name)", value: value.description)
      }
      if let line = lines[key] { sum &+= line.digest }
    }
    changed = []
  }
}
