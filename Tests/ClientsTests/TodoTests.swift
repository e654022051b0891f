import RecallUI
import Testing

@testable import TodoClient

@Suite struct TodoTests {
  private let stage = Stage(size: CGSize(width: 375, height: 667)) { TodoView() }

  private func press(_ name: String) throws {
    try stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  @Test func aRowLeadsToItsItemWhereverItIsTouchedAndBack() throws {
    let frame = try #require(stage.element("Call Anna")?.frame)
    stage.tap(at: CGPoint(x: 340, y: frame.midY))
    stage.advance(by: .seconds(1))
    #expect(stage.shows("high") && stage.shows("Finish"))
    try press("BackButton")
    #expect(stage.shows("Water the plants") && !stage.shows("Finish"))
    #expect(stage.issues.isEmpty)
  }

  @Test func whatIsFinishedOnItsScreenIsDoneInTheList() throws {
    try press("Buy stamps")
    try press("Finish")
    #expect(stage.shows("Buy stamps") && !stage.shows("Finish") && !stage.shows("low"))
  }

  @Test func aSwipeFromTheLeadingSideFinishesALink() throws {
    let frame = try #require(stage.element("Call Anna")?.frame)
    stage.drag(
      from: CGPoint(x: 60, y: frame.midY), to: CGPoint(x: 330, y: frame.midY),
      over: .milliseconds(300))
    stage.advance(by: .seconds(1))
    #expect(!stage.shows("high") && stage.shows("Call Anna"))
  }

  @Test func anItemIsAddedWithAForm() throws {
    try press("add")
    try press("title")
    stage.send(.text("Rest"))
    try press("High")
    try press("urgent")
    try press("Save")
    #expect(stage.shows("Rest") && !stage.shows("New to-do"))
    try press("Rest")
    #expect(stage.shows("yes") && stage.shows("high"))
  }

  @Test func whileItIsEditedNoRowLeadsAnywhereAndOneIsDeleted() throws {
    try press("Edit")
    try press("Call Anna")
    #expect(stage.shows("Done") && !stage.shows("Finish"))
    try press("Remove")
    try press("Delete")
    #expect(!stage.shows("Water the plants") && stage.shows("Call Anna"))
  }
}
