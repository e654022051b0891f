/// The last snapshot of a state, made anew only where lines have changed.
///
/// Whoever checks a session asks after each event, and most events change a few values.
public struct SnapshotCache {
  private var groups: [[StateSnapshot.Line]] = []
  private var snapshot = StateSnapshot()

  public init() {}

  /// The snapshot of lines in any order, which come in groups.
  ///
  /// - Complexity: O(*n*) in steps of some nanoseconds while the same names come in the same order,
  ///   otherwise O(*n* log *n*). A group that is the very array of last time takes one step.
  public mutating func snapshot(of new: [[StateSnapshot.Line]]) -> StateSnapshot {
    defer { groups = new }
    guard let changes = changesOfValues(in: new) else {
      snapshot = StateSnapshot(new.joined())
      return snapshot
    }
    if !changes.isEmpty { snapshot.apply(changes) }
    return snapshot
  }

  /// The lines with other values than last time; nil where names have changed, or one stands twice.
  private func changesOfValues(in new: [[StateSnapshot.Line]]) -> [SnapshotChange]? {
    guard groups.count == new.count else { return nil }
    var changes: [SnapshotChange] = []
    var count = 0
    for (old, new) in zip(groups, new) {
      guard old.count == new.count else { return nil }
      count += new.count
      guard !old.isSameArray(as: new) else { continue }
      for (old, new) in zip(old, new) {
        guard old.name == new.name else { return nil }
        guard old.value != new.value else { continue }
        changes.append(SnapshotChange(name: new.name, value: new.value))
      }
    }
    return snapshot.lines.count == count ? changes : nil
  }
}

extension Array {
  /// Whether both are one array in memory. While both are kept, nobody can have written to it.
  fileprivate func isSameArray(as other: Self) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }
}
