import RecallUI
import Replay
import Testing

@testable import PlannerClient

@Suite struct PlannerTests {
  private let stage = Stage(size: CGSize(width: 420, height: 760)) { PlannerView() }

  private func press(_ name: String) throws {
    try stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  private func middle(_ name: String) throws -> CGPoint {
    let frame = try #require(stage.element(name)?.frame)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// The texts of a list, from above.
  private func rows(_ texts: String...) -> [String] {
    stage.elements.filter { texts.contains($0.label ?? "") }
      .sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.label)
  }

  @Test func whatIsLetGoBetweenRowsStandsThere() throws {
    let row = try #require(stage.element("Pay rent")?.frame)
    stage.drag(
      from: try middle("Call Ann"), to: CGPoint(x: 200, y: row.minY + 2),
      over: .milliseconds(800))
    stage.advance(by: .seconds(1))
    #expect(
      rows("Water plants", "Call Ann", "Pay rent") == ["Water plants", "Call Ann", "Pay rent"])
    #expect(stage.issues.isEmpty)
  }

  @Test func aCommandActsOnWhatHasTheFocus() throws {
    #expect(stage.shows("Nothing selected"))
    stage.tap(at: try middle("Pay rent"))
    #expect(!stage.shows("Nothing selected"))
    stage.send(.key(KeyEvent(.down, key: "l", modifiers: .control)))
    stage.send(.key(KeyEvent(.up, key: "l", modifiers: .control)))
    #expect(stage.shows("10 min"))
  }

  @Test func thingsAreSearchedForByKind() throws {
    try press("Search")
    try press("garden")
    #expect(stage.shows("found Cut hedge") && !stage.shows("found Pay rent"))
    stage.send(.text("water"))
    #expect(stage.shows("found Water plants") && !stage.shows("found Cut hedge"))
    #expect(stage.issues.isEmpty)
  }

  @Test func rowsAreDeletedInEditMode() throws {
    try press("Edit")
    let row = try middle("Pay rent")
    stage.tap(at: CGPoint(x: 28, y: row.y))
    stage.advance(by: .seconds(1))
    try press("Delete")
    #expect(!stage.shows("Pay rent"))
  }

  @Test func aTableSelectsAndSorts() throws {
    try press("Table")
    try stage.tap("Write report")
    #expect(stage.shows("1 errand, 90 min"))
    try stage.tap("Time")
    #expect(rows("Pay rent", "Water plants", "Write report").first == "Pay rent")
    try stage.tap("Time")
    #expect(rows("Pay rent", "Water plants", "Write report").first == "Write report")
  }

  @Test func aReplayPastesChoosesDaysAndTurnsRound() throws {
    let script = try ReplayScript(
      parsing: """
        recall-replay 5
        deck none
        pairs 1
        seed 1
        viewport 420x760

            0  tap Days
         1000  tap Paste
         1000  expect effect paste
         1001  paste "Feed cat"
         1100  tap Add
         2100  tap "Right to left"
         4000  end

        """, file: "planner.replay")
    let report = try ReplayPlayer(script).play(on: ClientTarget(stage))
    #expect(report.failures.map { "\($0)" } == [])
    let count = try #require(stage.element("5 errands")?.frame)
    // The form begins at the right.
    #expect(count.midX > 210)
    #expect(stage.issues.isEmpty)
  }
}
