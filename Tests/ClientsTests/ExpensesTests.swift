import RecallUI
import Testing

@testable import ExpensesClient

@Suite struct ExpensesTests {
  private let expenses = Expenses()
  private let stage: Stage

  init() {
    let expenses = expenses
    expenses.items = [
      ExpenseItem(name: "Lunch", kind: .personal, amount: 12.5),
      ExpenseItem(name: "Cinema", kind: .personal, amount: 9),
      ExpenseItem(name: "Flight", kind: .business, amount: 320),
    ]
    stage = Stage(size: CGSize(width: 400, height: 700)) { ExpensesView(expenses: expenses) }
  }

  private var names: [String] { expenses.items.map(\.name) }

  private func swipe(_ name: String, by distance: CGFloat) throws {
    let frame = try #require(stage.element(name)?.frame)
    let start = CGPoint(x: frame.midX, y: frame.midY)
    stage.drag(
      from: start, to: CGPoint(x: start.x + distance, y: start.y), over: .milliseconds(200))
    stage.advance(by: .seconds(1))
  }

  @Test func eachSectionHasItsTotal() {
    #expect(stage.shows("Personal"))
    #expect(stage.shows("Total: 21.50"))
    #expect(stage.shows("Total: 320.00"))
    #expect(stage.issues.isEmpty)
  }

  @Test func aSwipeOverMostOfTheRowDeletes() throws {
    try swipe("Lunch", by: -300)
    #expect(names == ["Cinema", "Flight"])
    #expect(stage.shows("Total: 9.00"))
  }

  @Test func aShortSwipeBringsOutTheButtonThatDeletes() throws {
    try swipe("Flight", by: -100)
    #expect(names == ["Lunch", "Cinema", "Flight"])
    try stage.tap("Delete")
    #expect(names == ["Lunch", "Cinema"])
    #expect(stage.shows("Total: 0.00"))
  }

  @Test func aSwipeToTheOtherSideCopies() throws {
    try swipe("Cinema", by: 100)
    try stage.tap("Copy")
    #expect(names == ["Lunch", "Cinema", "Flight", "Cinema"])
    #expect(stage.shows("Total: 30.50"))
  }

  @Test func editModeDeletesInTwoSteps() throws {
    #expect(stage.element("Remove") == nil)
    try stage.tap("Edit")
    try stage.tap("Remove")
    #expect(names.count == 3)
    stage.advance(by: .seconds(1))
    try stage.tap("Delete")
    #expect(names == ["Cinema", "Flight"])
    try stage.tap("Done")
    #expect(stage.element("Remove") == nil)
  }
}
