extension RangeReplaceableCollection {
  /// Removes the elements at some offsets. Where there is none, nothing is.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    var kept = Self()
    for (offset, element) in self.enumerated() where !offsets.contains(offset) {
      kept.append(element)
    }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets in front of another one, in their order. Where there is none,
  /// nothing is moved, and beyond the end is at the end.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements that move; those beyond the end are left out.
  ///   - destination: An offset as before the elements move.
  /// - Complexity: O(*n*) for *n* elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
    for (offset, element) in elements.enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
