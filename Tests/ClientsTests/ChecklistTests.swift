import RecallUI
import Testing

@testable import ChecklistClient

@Suite struct ChecklistTests {
  private let list = Checklist(["Milk", "Bread", "Tea"])
  private let stage: Stage

  init() {
    let list = list
    stage = Stage(size: CGSize(width: 400, height: 400)) { ChecklistView(list: list) }
  }

  @Test func whatIsTappedIsDone() throws {
    try stage.tap("Bread")
    #expect(list.items.map(\.isDone) == [false, true, false])
    #expect(stage.shows("1 of 3"))
    try stage.tap("Bread")
    #expect(list.numberDone == 0)
  }

  @Test func whatIsDoneCanBeHidden() throws {
    try stage.tap("Milk")
    try stage.tap("hide")
    #expect(list.hidesDone)
    #expect(stage.element("Milk") == nil)
    #expect(stage.element("Tea") != nil)
    try stage.tap("hide")
    #expect(stage.element("Milk") != nil)
  }

  @Test func theModelIsObservedFromOutside() throws {
    list.items.removeLast()
    stage.advance(by: .zero)
    #expect(stage.element("Tea") == nil)
    #expect(stage.shows("0 of 2"))
    #expect(stage.issues.isEmpty)
  }
}
