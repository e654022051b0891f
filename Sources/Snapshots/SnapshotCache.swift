/// The last snapshot of a state, made anew only where lines have changed.
///
/// Whoever checks a session asks after each event, and most events change a few values.
public struct SnapshotCache {
  private var groups: [[StateSnapshot.Line]] = []
  /// The state as it was last asked for.
  public private(set) var snapshot = StateSnapshot()

  public init() {}

  /// The snapshot of lines in any order, which come in groups.
  ///
  /// - Complexity: O(*n*) in steps of some nanoseconds while the same names come in the same order,
  ///   otherwise O(*n* log *n*). A group that is the very array of last time takes one step; so does all of it.
  public mutating func snapshot(of new: [[StateSnapshot.Line]]) -> StateSnapshot {
    update(to: new)
    return snapshot
  }

  /// Brings the snapshot in line with what a state has become.
  ///
  /// - Parameter new: Its lines in any order, which come in groups.
  /// - Returns: The lines that have another value than last time, that came, and that are gone, in no
  ///   order.
  /// - Complexity: That of ``snapshot(of:)``; while nobody keeps the snapshot of last time, no line is
  ///   copied that stays what it was.
  @discardableResult
  public mutating func update(to new: [[StateSnapshot.Line]]) -> [LineDifference] {
    guard !groups.isSameArray(as: new) else { return [] }
    defer { groups = new }
    guard let differences = differencesOfValues(in: new) else {
      let former = snapshot
      snapshot = StateSnapshot(new.joined())
      return snapshot.differences(from: former)
    }
    for difference in differences { snapshot.apply(difference.change) }
    return differences
  }

  /// The lines with other values than last time; nil where names have changed, or one stands twice.
  private func differencesOfValues(in new: [[StateSnapshot.Line]]) -> [LineDifference]? {
    guard groups.count == new.count else { return nil }
    var differences: [LineDifference] = []
    var count = 0
    for (old, new) in zip(groups, new) {
      guard old.count == new.count else { return nil }
      count += new.count
      guard !old.isSameArray(as: new) else { continue }
      for (old, new) in zip(old, new) {
        guard old.name == new.name else { return nil }
        guard old.value != new.value else { continue }
        differences.append(LineDifference(new.name, from: old.value, to: new.value))
      }
    }
    return snapshot.lines.count == count ? differences : nil
  }
}

extension Array {
  /// Whether both are one array in memory, or empty. While both are kept, nobody can have written to it.
  package func isSameArray(as other: Self) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { own in
        other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }
}
