/// The names that are most like `name`: those with the fewest edits first, then in their own order.
///
/// - Complexity: O(*n* · *m*²) for *n* names of *m* bytes; only the first 64 bytes count.
func similarNames(to name: String, among names: [String], limit: Int = 5) -> [String] {
  names.enumerated()
    .map { (offset: $0.offset, name: $0.element, edits: edits(from: name, to: $0.element)) }
    .sorted { ($0.edits, $0.offset) < ($1.edits, $1.offset) }
    .prefix(limit)
    .map(\.name)
}

/// How many bytes have to be inserted, removed or replaced (Levenshtein's distance).
private func edits(from first: String, to second: String) -> Int {
  let (source, goal) = (Array(first.utf8.prefix(64)), Array(second.utf8.prefix(64)))
  var previous = Array(0...goal.count)
  for (row, byte) in source.enumerated() {
    var current = [row + 1]
    for (column, other) in goal.enumerated() {
      let replaced = previous[column] + (byte == other ? 0 : 1)
      current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
    }
    previous = current
  }
  return previous[goal.count]
}
