import RecallUI
import Testing

@testable import RecallHome

@Suite struct EvenRowsTests {
  @Test(
    arguments: [
      (0, 3, []), (1, 3, [1]), (3, 3, [3]), (4, 3, [2, 2]), (5, 4, [2, 3]), (5, 2, [1, 2, 2]),
      (7, 3, [2, 2, 3]), (2, 0, [1, 1]),
    ] as [(Int, Int, [Int])])
  func noViewIsLeftAloneAtTheEnd(views: Int, most: Int, counts: [Int]) {
    #expect(EvenRows.counts(of: views, atMost: most) == counts)
  }

  /// The frames of five views, each 20 points high.
  private func frames(width: CGFloat, most: Int = 5) -> [CGRect] {
    let stage = Stage(size: CGSize(width: width, height: 200)) {
      EvenRows(leastWidth: 100, spacing: 10, most: most) {
        ForEach(0..<5) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") }
      }
    }
    return (0..<5).compactMap { stage.element("\($0)")?.frame }
  }

  @Test func eachRowIsAsWideAsTheSpace() {
    let frames = frames(width: 410)
    #expect(frames.map(\.minX) == [0, 210, 0, 140, 280])
    #expect(frames.map(\.width) == [200, 200, 130, 130, 130])
    #expect(Set(frames.map(\.minY)).count == 2)
  }

  @Test func viewsAreAsWideAsTheWidestWantsToBe() {
    func rows(width: CGFloat) -> Int {
      let stage = Stage(size: CGSize(width: width, height: 400)) {
        EvenRows(spacing: 10, most: 2) {
          ForEach(0..<4) {
            Color.red.frame(idealWidth: $0 == 2 ? 100 : 40, maxWidth: .infinity)
              .frame(height: 20).accessibilityIdentifier("\($0)")
          }
        }
      }
      return Set((0..<4).compactMap { stage.element("\($0)")?.frame.minY }).count
    }
    #expect(rows(width: 210) == 2)
    #expect(rows(width: 209) == 4)
  }

  @Test func asManyStandInARowAsFit() {
    #expect(Set(frames(width: 540).map(\.minY)).count == 1)
    #expect(Set(frames(width: 539).map(\.minY)).count == 2)
    #expect(Set(frames(width: 90).map(\.minY)).count == 5)
    #expect(Set(frames(width: 540, most: 4).map(\.minY)).count == 2)
  }
}
