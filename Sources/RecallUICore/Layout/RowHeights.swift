/// The heights of a lazy container's rows, of which some were measured.
///
/// A row that was never measured is taken to be as high as the mean of those that were. While all
/// of those are the same, as in most grids, places are found by one multiplication; otherwise by sums
/// of parts, in a tree (P. Fenwick, "A new data structure for cumulative frequency tables", 1994), so
/// that a row that is seen for the first time costs as much among ten thousand as among a hundred.
struct RowHeights {
  /// What the rows of a part that were measured take, and how many those are.
  private struct Part {
    var height: CGFloat = 0
    var count = 0
  }

  private var heights: [CGFloat?]
  /// The height of each row that was measured, when that is the same; nil when it is not.
  private var common: CGFloat?
  private var measuredCount = 0
  /// The part at index i ends with row i and has as many rows as the lowest bit of i + 1 stands for;
  /// empty while there is a common height.
  private var parts: [Part] = []

  /// Creates the heights of `count` rows that were not measured.
  init(count: Int = 0) {
    heights = Array(repeating: nil, count: count)
  }

  var count: Int { heights.count }

  /// Adds unmeasured rows at the end, or takes rows away there.
  mutating func resize(to count: Int) {
    guard count != heights.count else { return }
    if count > heights.count {
      heights += Array(repeating: nil, count: count - heights.count)
    } else {
      heights.removeLast(heights.count - count)
    }
    recount()
  }

  /// The height of a row, if it was measured.
  subscript(row: Int) -> CGFloat? { heights[row] }

  /// Takes over the measured height of a row.
  ///
  /// - Returns: Whether a row now begins elsewhere than before.
  /// - Complexity: O(log n) for n rows, but O(n) when it is the first that differs.
  mutating func set(_ height: CGFloat, of row: Int) -> Bool {
    let former = heights[row]
    guard former != height else { return false }
    heights[row] = height
    if former == nil, measuredCount > 0, height == common {
      measuredCount += 1
      return false
    }
    guard !parts.isEmpty else {
      recount()
      return true
    }
    if former == nil { measuredCount += 1 }
    add(Part(height: height - (former ?? 0), count: former == nil ? 1 : 0), at: row)
    return true
  }

  private mutating func recount() {
    let measured = heights.lazy.compactMap(\.self)
    measuredCount = 0
    common = measured.first
    for height in measured {
      measuredCount += 1
      if height != common { common = nil }
    }
    parts = []
    if common == nil, measuredCount > 0 { makeParts() }
  }

  // MARK: Sums

  private mutating func makeParts() {
    parts = heights.map { height in height.map { Part(height: $0, count: 1) } ?? Part() }
    for index in parts.indices {
      let outer = index | (index + 1)
      guard outer < parts.count else { continue }
      parts[outer].height += parts[index].height
      parts[outer].count += parts[index].count
    }
  }

  private mutating func add(_ change: Part, at row: Int) {
    var index = row
    while index < parts.count {
      parts[index].height += change.height
      parts[index].count += change.count
      index |= index + 1
    }
  }

  /// What all rows take that were measured and stand before a row, and how many those are.
  private func sum(before row: Int) -> Part {
    var sum = Part()
    var index = row - 1
    while index >= 0 {
      sum.height += parts[index].height
      sum.count += parts[index].count
      index = (index & (index + 1)) - 1
    }
    return sum
  }

  /// Where a row begins, with `spacing` between rows; for the number of rows, where another one
  /// would begin.
  ///
  /// - Complexity: O(log n) for n rows, O(1) while all have one height.
  func top(ofRow row: Int, spacing: CGFloat) -> CGFloat {
    guard measuredCount > 0 else { return CGFloat(row) * spacing }
    if let common { return CGFloat(row) * (common + spacing) }
    let mean = sum(before: heights.count).height / CGFloat(measuredCount)
    let before = sum(before: row)
    return before.height + CGFloat(row - before.count) * mean + CGFloat(row) * spacing
  }

  /// What all rows take, with `spacing` between them.
  func total(spacing: CGFloat) -> CGFloat {
    heights.isEmpty ? 0 : max(0, top(ofRow: heights.count, spacing: spacing) - spacing)
  }

  /// The first row that begins at `y`, or else the last one that begins before; the first one when there is none.
  ///
  /// Rows without a height begin where the next one does. None of them may be left out: the others may only be taken
  /// to have none, while nothing else was measured.
  ///
  /// - Complexity: O(log² n) for n rows.
  func row(at y: CGFloat, spacing: CGFloat) -> Int {
    var (low, high) = (0, heights.count)
    while low < high {
      let middle = (low + high) / 2
      if top(ofRow: middle, spacing: spacing) < y { low = middle + 1 } else { high = middle }
    }
    if low < heights.count, top(ofRow: low, spacing: spacing) == y { return low }
    return max(low - 1, 0)
  }
}
