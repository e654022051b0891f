import RecallUI
import Testing

@testable import ChoresClient

@Suite struct ChoresTests {
  private let store = ChoreStore()
  private let stage: Stage

  init() {
    let store = store
    stage = Stage(size: CGSize(width: 400, height: 500)) { ChoresView(store: store) }
  }

  private func handle(at index: Int) throws -> CGRect {
    let handles = stage.elements.filter { $0.label == "Reorder" }.map(\.frame)
      .sorted { $0.minY < $1.minY }
    return try #require(handles.indices.contains(index) ? handles[index] : nil)
  }

  @Test func choresAreTickedAndMoved() throws {
    try stage.tap("Buy bread")
    #expect(store.chores[1].isDone)
    try stage.tap("Edit")
    stage.advance(by: .seconds(1))
    let (from, to) = (try handle(at: 0), try handle(at: 2))
    stage.drag(
      from: CGPoint(x: from.midX, y: from.midY), to: CGPoint(x: to.midX, y: to.midY + 2),
      over: .milliseconds(400))
    #expect(store.chores.map(\.id) == [2, 3, 1, 4])
    #expect(stage.issues.isEmpty)
  }

  @Test func rowsAreMarkedInEditModeAndDeletedByAKey() throws {
    try stage.tap("Edit")
    #expect(stage.shows("0 selected"))
    for name in ["Buy bread", "Sort photos"] {
      let frame = try #require(stage.element(name)?.frame)
      stage.tap(at: CGPoint(x: 28, y: frame.midY))
    }
    #expect(stage.shows("2 selected"))
    stage.send(.key(KeyEvent(.down, key: "delete")))
    #expect(store.chores.map(\.id) == [1, 3])
  }

  @Test func aRowThatAllowsNoFullSwipeKeepsItsActionsOut() throws {
    let frame = try #require(stage.element("Call home")?.frame)
    stage.drag(
      from: CGPoint(x: 350, y: frame.midY), to: CGPoint(x: 20, y: frame.midY),
      over: .milliseconds(200))
    stage.advance(by: .seconds(1))
    #expect(store.chores.count == 4)
    try stage.tap("Done")
    #expect(store.chores[2].isDone)
  }

  @Test func somethingElseIsSaidWhenNothingIsLeft() {
    store.chores = []
    #expect(stage.shows("All done"))
    #expect(stage.issues.isEmpty)
  }
}
