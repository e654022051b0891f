import Testing

@testable import ReplayViewer

@Suite struct WatchEditTests {
  @Test(arguments: [
    WatchEdit.skip(step: 3), .retime(step: 3, milliseconds: 1200), .moveBack(step: 0),
    .moveOn(step: 7), .insert(milliseconds: 40, action: "press card:3 for 800"),
  ])
  func aLineTellsIt(edit: WatchEdit) {
    #expect(WatchEdit("\(edit)") == edit)
  }

  @Test(arguments: [
    "", "skip", "skip x", "skip -1", "skip 1 2", "retime 1", "retime 1 -4", "insert 4", "insert 4 ",
    "jump 4", "skip 99999999999999999999",
  ])
  func anyOtherLineIsNone(line: String) {
    #expect(WatchEdit(line) == nil)
  }
}
