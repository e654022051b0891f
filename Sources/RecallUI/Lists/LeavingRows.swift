extension ListSelection {
  /// Deselects what people are about to delete, once it is gone.
  ///
  /// A program may not take rows out, or ask first. So nothing is done before it has answered, and nothing about rows that
  /// are still there.
  func forget(_ leaving: [LazyRow], of rows: LazyRows) {
    let values = Set(leaving.compactMap(value)).intersection(self.values())
    guard !values.isEmpty else { return }
    rows.whenPlaced {
      let gone = values.filter { value in
        rows.position(of: value) { self.value(of: $0) == value } == nil
      }
      if !gone.isEmpty { select(self.values().subtracting(gone)) }
    }
  }
}
