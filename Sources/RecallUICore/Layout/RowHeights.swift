/// The heights of a lazy container's rows, of which some were measured.
///
/// A row that was never measured is taken to be as high as the mean of those that were. While all
/// of those are the same, as in most grids, places are found by one multiplication; otherwise by sums
/// of parts, in a tree (P. Fenwick, "A new data structure for cumulative frequency tables", 1994), so
/// that a row that is seen for the first time costs as much among ten thousand as among a hundred. Sums are made anew
/// from what they consist of, never by adding differences: places depend on what the heights are, and not
/// on what they were.
struct RowHeights {
  /// What the rows of a part that were measured take, and how many those are.
  private struct Part {
    var height: CGFloat = 0
    var count = 0
  }

  private var heights: [CGFloat?]
  /// How many rows have each of the heights that were measured.
  private var rowsByHeight: [CGFloat: Int] = [:]
  /// The height of each row that was measured, when that is the same; nil when it is not.
  private var common: CGFloat?
  private var measuredCount = 0
  /// The part at index i ends with row i and has as many rows as the lowest bit of i + 1 stands for;
  /// empty while there has always been a common height.
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
  /// - Complexity: O(log² n) for n rows, but O(n) when it is the first that differs.
  mutating func set(_ height: CGFloat, of row: Int) -> Bool {
    let former = heights[row]
    guard former != height else { return false }
    heights[row] = height
    let formerCommon = common
    note(height, insteadOf: former)
    if parts.isEmpty {
      if common == nil { makeParts() }
    } else {
      updateParts(around: row)
    }
    return former != nil || formerCommon == nil || common != formerCommon
  }

  /// Counts a measured height, and no longer the one before.
  private mutating func note(_ height: CGFloat, insteadOf former: CGFloat?) {
    rowsByHeight[height, default: 0] += 1
    if let former, let count = rowsByHeight[former] {
      rowsByHeight[former] = count > 1 ? count - 1 : nil
    } else {
      measuredCount += 1
    }
    common = rowsByHeight.count == 1 ? height : nil
  }

  private mutating func recount() {
    (rowsByHeight, common, measuredCount, parts) = ([:], nil, 0, [])
    for case let height? in heights { note(height, insteadOf: nil) }
    if common == nil, measuredCount > 0 { makeParts() }
  }

  // MARK: Sums

  private mutating func makeParts() {
    parts = Array(repeating: Part(), count: heights.count)
    for index in parts.indices { makePart(at: index) }
  }

  private mutating func updateParts(around row: Int) {
    var index = row
    while index < parts.count {
      makePart(at: index)
      index |= index + 1
    }
  }

  /// Adds up a part from its last row and the smaller parts right before that.
  private mutating func makePart(at index: Int) {
    var part = heights[index].map { Part(height: $0, count: 1) } ?? Part()
    let first = index & (index + 1)
    var inner = index - 1
    while inner >= first {
      part.height += parts[inner].height
      part.count += parts[inner].count
      inner = (inner & (inner + 1)) - 1
    }
    parts[index] = part
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
