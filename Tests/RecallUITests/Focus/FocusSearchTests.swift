import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct FocusSearchTests {
  private let origin = CGRect(x: 100, y: 100, width: 20, height: 20)

  private func rect(_ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: 20, height: 20)
  }

  @Test func eachDirectionLeadsToTheNeighbourThere() {
    let around = [rect(100, 70), rect(100, 130), rect(70, 100), rect(130, 100)]
    let found = MoveCommandDirection.allCases.map { $0.nearest(to: origin, among: around) }
    #expect(found == [0, 1, 2, 3])
  }

  @Test func whatDoesNotBeginAndEndFurtherOnDoesNotLieThere() {
    let same = origin
    let inside = CGRect(x: 105, y: 105, width: 5, height: 5)
    let around = CGRect(x: 90, y: 90, width: 60, height: 60)
    for direction in MoveCommandDirection.allCases {
      #expect(direction.nearest(to: origin, among: [same, inside, around]) == nil)
    }
    let overlapping = CGRect(x: 101, y: 100, width: 20, height: 20)
    #expect(MoveCommandDirection.right.nearest(to: origin, among: [overlapping]) == 0)
  }

  @Test func theNearerOneIsTakenAndOfEquallyNearOnesTheLessAsideAndThenTheFirst() {
    #expect(
      MoveCommandDirection.down.nearest(to: origin, among: [rect(100, 160), rect(100, 130)]) == 1)
    // Both touch the column of the origin.
    #expect(
      MoveCommandDirection.down.nearest(to: origin, among: [rect(115, 130), rect(95, 130)]) == 1)
    #expect(
      MoveCommandDirection.down.nearest(to: origin, among: [rect(90, 130), rect(110, 130)]) == 0)
    #expect(
      MoveCommandDirection.down.nearest(to: origin, among: [rect(110, 130), rect(90, 130)]) == 0)
  }

  @Test func sidewaysTheSameLineComesFirst() {
    let near = rect(125, 121)
    let far = rect(300, 119)
    #expect(MoveCommandDirection.right.nearest(to: origin, among: [near, far]) == 1)
    #expect(MoveCommandDirection.right.nearest(to: origin, among: [near]) == 0)
  }

  /// 13 · (20² - 10²) is 62.45²: a last row that is not full is nearer than what lies
  /// far below.
  @Test(arguments: [(62.0, 0), (62.4, 0), (62.5, 1)])
  func downwardsDistanceAlongCountsMost(_ aside: CGFloat, _ expected: Int) {
    let beside = rect(120 + aside, 130)
    let below = rect(100, 140)
    #expect(MoveCommandDirection.down.nearest(to: origin, among: [beside, below]) == expected)
  }

  @Test func numbersThatAreNoneLieNowhere() {
    let broken = [
      CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), .null,
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
    ]
    for direction in MoveCommandDirection.allCases {
      _ = direction.nearest(to: broken[0], among: broken)
      #expect(direction.nearest(to: origin, among: [broken[0], broken[1]]) == nil)
    }
  }
}
