/// Rows that people have just deleted: what stands for them is no longer selected, once they are gone.
///
/// A program may not take them out, or ask first. So nothing is done before it has answered, and nothing about rows that
/// are still there.
struct LeavingRows {
  /// Counts the deletions.
  private(set) var count = 0
  private var values: Set<AnyHashable> = []

  /// Takes note of rows that are about to be deleted.
  mutating func note(_ rows: [LazyRow], of selection: ListSelection?) {
    guard let selection else { return }
    values = Set(rows.compactMap(selection.value)).intersection(selection.values())
    if !values.isEmpty { count &+= 1 }
  }

  /// Deselects what is gone.
  func deselect(in selection: ListSelection?, _ rows: LazyRows) {
    guard let selection else { return }
    let gone = values.filter { value in
      rows.position(of: value) { selection.value(of: $0) == value } == nil
    }
    if !gone.isEmpty { selection.select(selection.values().subtracting(gone)) }
  }
}
