/// Where the values of a header's fields stand in the file that they were read from.
///
/// A header has few fields, so looking through all of them is quicker than to keep a table of them.
struct FieldPlaces: Sendable {
  private struct Entry {
    var field: ReplayHeader.Field
    var place: TextPlace
  }

  private var entries: [Entry] = []

  /// Whether no field is known.
  var isEmpty: Bool { entries.isEmpty }

  /// Whether a field is known.
  func contains(_ field: ReplayHeader.Field) -> Bool {
    entries.contains { $0.field == field }
  }

  /// Where a field stands first.
  func first(of field: ReplayHeader.Field) -> TextPlace? {
    entries.first { $0.field == field }?.place
  }

  /// Where a field stands, each time.
  subscript(field: ReplayHeader.Field) -> [TextPlace] {
    get { entries.filter { $0.field == field }.map(\.place) }
    set {
      entries.removeAll { $0.field == field }
      entries += newValue.map { Entry(field: field, place: $0) }
    }
  }

  /// Adds where a field stands once more.
  mutating func append(_ field: ReplayHeader.Field, at place: TextPlace) {
    if entries.isEmpty { entries.reserveCapacity(8) }
    entries.append(Entry(field: field, place: place))
  }

  /// The same fields, all of them in one place.
  func moved(to place: TextPlace) -> FieldPlaces {
    var moved = self
    for index in moved.entries.indices { moved.entries[index].place = place }
    return moved
  }

  /// These fields, and what others there are.
  func merging(_ others: FieldPlaces) -> FieldPlaces {
    guard !others.isEmpty else { return self }
    var merged = self
    merged.entries += others.entries.filter { !contains($0.field) }
    return merged
  }
}
