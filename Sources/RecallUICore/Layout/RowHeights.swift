/// The heights of a lazy container's rows, of which some were measured.
///
/// A row that was never measured is taken to be as high as the mean of those that were. While all
/// of those are the same, as in most grids, places are found by one multiplication; otherwise
/// running sums are brought up to date when they are asked for.
struct RowHeights {
  private var heights: [CGFloat?]
  /// The height of each row that was measured, when that is the same; nil when it is not.
  private var common: CGFloat?
  private var measuredCount = 0
  /// What all rows that were measured before a row take, and how many those are.
  private var sums: [(height: CGFloat, count: Int)]?

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
      sums = nil
    } else {
      heights.removeLast(heights.count - count)
      recount()
    }
  }

  /// The height of a row, if it was measured.
  subscript(row: Int) -> CGFloat? { heights[row] }

  /// Takes over the measured height of a row.
  ///
  /// - Returns: Whether a row now begins elsewhere than before.
  mutating func set(_ height: CGFloat, of row: Int) -> Bool {
    guard heights[row] != height else { return false }
    let isNew = heights[row] == nil
    heights[row] = height
    if isNew, measuredCount > 0, height == common {
      measuredCount += 1
      return false
    }
    recount()
    return true
  }

  private mutating func recount() {
    sums = nil
    let measured = heights.lazy.compactMap(\.self)
    measuredCount = measured.count
    common = measured.first
    if let first = common, measured.contains(where: { $0 != first }) { common = nil }
  }

  /// Where a row begins, with `spacing` between rows; for the number of rows, where another one
  /// would begin.
  ///
  /// - Complexity: O(1), but O(n) for n rows at the first call after heights that differ changed.
  mutating func top(ofRow row: Int, spacing: CGFloat) -> CGFloat {
    guard measuredCount > 0 else { return CGFloat(row) * spacing }
    if let common { return CGFloat(row) * (common + spacing) }
    let sums = runningSums()
    let mean = sums[heights.count].height / CGFloat(measuredCount)
    let before = sums[row]
    return before.height + CGFloat(row - before.count) * mean + CGFloat(row) * spacing
  }

  /// What all rows take, with `spacing` between them.
  mutating func total(spacing: CGFloat) -> CGFloat {
    heights.isEmpty ? 0 : max(0, top(ofRow: heights.count, spacing: spacing) - spacing)
  }

  /// The last row that begins at `y` or before; the first one when there is none.
  ///
  /// - Complexity: O(log n) for n rows, after `top(ofRow:spacing:)`.
  mutating func row(at y: CGFloat, spacing: CGFloat) -> Int {
    var (low, high) = (0, max(heights.count - 1, 0))
    while low < high {
      let middle = (low + high + 1) / 2
      if top(ofRow: middle, spacing: spacing) <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private mutating func runningSums() -> [(height: CGFloat, count: Int)] {
    if let sums { return sums }
    var sums: [(height: CGFloat, count: Int)] = [(0, 0)]
    sums.reserveCapacity(heights.count + 1)
    var sum = (height: CGFloat.zero, count: 0)
    for height in heights {
      if let height { sum = (sum.height + height, sum.count + 1) }
      sums.append(sum)
    }
    self.sums = sums
    return sums
  }
}
