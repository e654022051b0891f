/// The last snapshot of a state, made anew only where lines have changed.
///
/// Whoever checks a session asks after each event, and most events change a few values.
public struct SnapshotCache {
  private var lines: [StateSnapshot.Line] = []
  private var snapshot = StateSnapshot()

  public init() {}

  /// The snapshot of lines in any order.
  ///
  /// - Complexity: O(*n*) in steps of some nanoseconds while the same names come in the same order,
  ///   otherwise O(*n* log *n*).
  public mutating func snapshot(of new: [StateSnapshot.Line]) -> StateSnapshot {
    defer { lines = new }
    guard let changes = changesOfValues(in: new) else {
      // The same name may stand twice, again.
      if new != lines { snapshot = StateSnapshot(new) }
      return snapshot
    }
    if !changes.isEmpty { snapshot.apply(changes) }
    return snapshot
  }

  /// The lines with other values than last time; nil where names have changed, or one stands twice.
  private func changesOfValues(in new: [StateSnapshot.Line]) -> [SnapshotChange]? {
    guard lines.count == new.count, snapshot.lines.count == new.count else { return nil }
    var changes: [SnapshotChange] = []
    for (old, new) in zip(lines, new) {
      guard old.name == new.name else { return nil }
      guard old.value != new.value else { continue }
      changes.append(SnapshotChange(name: new.name, value: new.value))
    }
    return changes
  }
}
