import RecallDriver
import Replay
import ReplayViewer
import Testing

@testable import recall

@Suite struct EditedScriptTests {
  private let script: ReplayScript

  init() throws {
    script = try ReplayScript(
      parsing: """
        recall-replay 1
        deck vehicles
        pairs 2
        seed 1
        viewport 300x200

        100 tap card:0
        2000 tap card:2
        2500 expect moves = 1
        4000 end
        """, file: "a.replay")
  }

  private func steps(_ edits: WatchEdit...) throws -> [String] {
    try script.edited(by: edits).steps.map { "\($0.time) \($0.action)" }
  }

  @Test func aTradeBehindARetimeIsWithTheNeighbourInTime() throws {
    let edited = try steps(.retime(step: 0, milliseconds: 2200), .moveOn(step: 0))
    #expect(edited.prefix(3) == ["2000 tap card:2", "2200 expect moves = 1", "2500 tap card:0"])
  }

  @Test func aStepIsSkipped() throws {
    #expect(
      try steps(.skip(step: 0)) == ["2000 tap card:2", "2500 expect moves = 1", "4000 end"])
  }

  @Test func stepsStayInTheOrderOfTimeAndTheEndBehindThem() throws {
    #expect(
      try steps(.retime(step: 0, milliseconds: 2200)) == [
        "2000 tap card:2", "2200 tap card:0", "2500 expect moves = 1", "4000 end",
      ])
    #expect(
      try steps(.retime(step: 1, milliseconds: 9000)) == [
        "100 tap card:0", "2500 expect moves = 1", "9000 tap card:2", "9000 end",
      ])
  }

  @Test func neighboursTradeTheirTimes() throws {
    #expect(
      try steps(.moveOn(step: 0)) == [
        "100 tap card:2", "2000 tap card:0", "2500 expect moves = 1", "4000 end",
      ])
    #expect(try steps(.moveOn(step: 0), .moveBack(step: 0)) == (try steps()))
    #expect(try steps(.moveBack(step: 0)) == (try steps()))
    #expect(try steps(.moveOn(step: 2)) == (try steps()))
  }

  @Test func aLineIsInsertedBehindWhatIsAsEarly() throws {
    #expect(
      try steps(.insert(milliseconds: 2000, action: "press card:3 for 100")) == [
        "100 tap card:0", "2000 tap card:2", "2000 press card:3 for 100", "2500 expect moves = 1",
        "4000 end",
      ])
    #expect(try steps(.insert(milliseconds: 9000, action: "tap card:1")).last == "9000 end")
  }

  @Test func digestsOfAnotherStateAreLeftOut() throws {
    var recorded = script
    recorded.steps[0].digest = 1
    #expect(try recorded.edited(by: []).steps.allSatisfy { $0.digest == nil })
  }

  @Test(arguments: [
    (WatchEdit.insert(milliseconds: 0, action: "tip card:1"), "tip card:1: expected "),
    (.insert(milliseconds: 0, action: "tap card:1 now"), "tap card:1 now: expected "),
    (.insert(milliseconds: 0, action: "// tap card:1"), "// tap card:1: expected "),
    (.skip(step: 9), "expected a step that is there, found step 9 of 4"),
  ])
  func whatCannotBeDoneIsSaid(edit: WatchEdit, message: String) throws {
    let failure = #expect(throws: CommandFailure.self) { try script.edited(by: [edit]) }
    #expect(failure?.messages.first?.hasPrefix(message) == true, "\(String(describing: failure))")
  }
}
