import RecallUI
import Testing

@testable import SketchClient

@Suite struct SketchTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400)) { SketchView() }
  private let middle = CGPoint(x: 200, y: 200)

  @Test func aDragMovesTheStarAndLeavesItThere() throws {
    let before = stage.displayList
    let aside = CGPoint(x: 300, y: 250)
    stage.drag(from: middle, to: aside, over: .milliseconds(300))
    stage.advance(by: .seconds(1))
    #expect(stage.displayList != before)
    stage.drag(from: aside, to: middle, over: .milliseconds(300))
    stage.advance(by: .seconds(1))
    #expect(stage.displayList == before)
  }

  @Test(arguments: [(799, false), (800, true)])
  func aStarThatIsHeldForLongIsPinned(milliseconds: Int, isPinned: Bool) {
    let before = stage.displayList
    stage.press(at: middle, for: .milliseconds(milliseconds))
    stage.advance(by: .seconds(2))
    #expect((stage.displayList != before) == isPinned)
  }

  @Test func aPinnedStarCannotBeDragged() {
    stage.press(at: middle, for: .seconds(1))
    stage.advance(by: .seconds(2))
    let pinned = stage.displayList
    stage.drag(from: middle, to: CGPoint(x: 300, y: 250), over: .milliseconds(300))
    stage.advance(by: .seconds(1))
    #expect(stage.displayList == pinned)
  }

  @Test func twoTapsMakeItLargerAndTwoMoreSmaller() {
    let before = stage.displayList
    for isLarge in [true, false] {
      stage.tap(at: middle)
      stage.advance(by: .milliseconds(100))
      stage.tap(at: middle)
      stage.advance(by: .seconds(3))
      #expect((stage.displayList != before) == isLarge)
    }
  }
}
