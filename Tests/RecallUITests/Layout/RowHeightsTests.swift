import TestSupport
import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct RowHeightsTests {
  private func total(_ heights: RowHeights, _ spacing: CGFloat) -> CGFloat {
    heights.total(spacing: spacing)
  }

  private func top(_ heights: RowHeights, _ row: Int, _ spacing: CGFloat) -> CGFloat {
    heights.top(ofRow: row, spacing: spacing)
  }

  @Test func rowsThatWereNotMeasuredAreAsHighAsTheMean() {
    var heights = RowHeights(count: 4)
    #expect(total(heights, 5) == 15)
    _ = heights.set(10, of: 0)
    #expect(total(heights, 5) == 55)
    _ = heights.set(30, of: 2)
    #expect(top(heights, 1, 5) == 15)
    #expect(top(heights, 2, 5) == 40)
    #expect(top(heights, 3, 5) == 75)
    #expect(total(heights, 5) == 95)
  }

  @Test func settingTellsWhetherRowsMove() {
    var heights = RowHeights(count: 3)
    let changes: [(row: Int, height: CGFloat)] = [(0, 10), (1, 10), (1, 10), (1, 11), (1, 10)]
    let moves = changes.map { heights.set($0.height, of: $0.row) }
    #expect(moves == [true, false, false, true, true])
  }

  @Test func rowsThatAreTakenAwayCountNoLonger() {
    var heights = RowHeights(count: 3)
    _ = heights.set(10, of: 0)
    _ = heights.set(100, of: 2)
    heights.resize(to: 2)
    #expect(total(heights, 0) == 20)
    heights.resize(to: 4)
    #expect(total(heights, 0) == 40)
    heights.resize(to: 0)
    #expect(total(heights, 8) == 0)
  }

  @Test(arguments: [(-1.0, 0), (0, 0), (14, 0), (15, 1), (39, 1), (40, 2), (75, 3), (1e9, 3)])
  func theRowAtAPlaceIsTheLastThatBeginsThere(y: CGFloat, expected: Int) {
    var heights = RowHeights(count: 4)
    _ = heights.set(10, of: 0)
    _ = heights.set(30, of: 2)
    let row = heights.row(at: y, spacing: 5)
    #expect(row == expected)
  }

  @Test(arguments: [(-1.0, 0), (0, 0), (9, 2), (10, 3), (11, 5)])
  func rowsWithoutAHeightAreNotLeftOut(y: CGFloat, expected: Int) {
    var heights = RowHeights(count: 6)
    for row in 0..<6 {
      _ = heights.set(row == 2 ? 10 : 0, of: row)
    }
    let row = heights.row(at: y, spacing: 0)
    #expect(row == expected)
    let unknown = RowHeights(count: 6).row(at: 0, spacing: 0)
    #expect(unknown == 0)
  }

  @Test func placesAreThoseOfAPlainSum() {
    var chance = Chance(seed: 1)
    for _ in 0..<200 {
      let count = chance.number(below: 12) + 1
      var heights = RowHeights(count: count)
      var plain: [CGFloat?] = Array(repeating: nil, count: count)
      for _ in 0..<chance.number(below: 20) + 1 {
        let row = chance.number(below: count)
        let height = CGFloat(chance.number(below: 3) * 10)
        plain[row] = height
        _ = heights.set(height, of: row)
      }
      let known = plain.compactMap { $0 }
      let mean = known.reduce(0, +) / CGFloat(known.count)
      for row in 0...count {
        let expected = plain.prefix(row).reduce(0) { $0 + ($1 ?? mean) } + CGFloat(row) * 3
        #expect(abs(top(heights, row, 3) - expected) < 1e-9)
      }
    }
  }

  @Test func placesDependOnHeightsAndNotOnFormerOnes() {
    var chance = Chance(seed: 2)
    for _ in 0..<200 {
      let count = chance.number(below: 12) + 1
      var heights = RowHeights(count: count)
      for _ in 0..<chance.number(below: 40) + 1 {
        _ = heights.set(CGFloat(chance.number(below: 3) + 1) / 10, of: chance.number(below: count))
      }
      var fresh = RowHeights(count: count)
      for row in (0..<count).reversed() {
        if let height = heights[row] { _ = fresh.set(height, of: row) }
      }
      for row in 0...count {
        #expect(top(heights, row, 3) == top(fresh, row, 3))
      }
    }
  }
}
