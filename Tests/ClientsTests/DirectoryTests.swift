import RecallUI
import Replay
import Testing

@testable import DirectoryClient

@Suite struct DirectoryTests {
  private let stage = Stage(size: CGSize(width: 400, height: 640)) { DirectoryView() }

  private func press(_ name: String) throws {
    try stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  private func key(_ name: String) {
    stage.send(.key(KeyEvent(.down, key: name)))
    stage.send(.key(KeyEvent(.up, key: name)))
    stage.advance(by: .seconds(1))
  }

  @Test func whatIsTypedLeavesTheNamesThatFit() throws {
    #expect(stage.shows("Alan") && stage.shows("Grace"))
    try press("Search")
    stage.send(.text("gr"))
    stage.advance(by: .seconds(1))
    #expect(stage.shows("Grace") && stage.shows("Margaret") == false && !stage.shows("Alan"))
    key("return")
    #expect(stage.element("Search")?.value == "Grace")
    try press("Grace")
    #expect(stage.shows("This is Grace"))
  }

  @Test func cancellingShowsAllOfThemAgain() throws {
    try press("Search")
    stage.send(.text("zzz"))
    #expect(!stage.shows("Alan"))
    try press("Cancel")
    #expect(stage.shows("Alan") && stage.element("Cancel") == nil)
    try press("Search")
    stage.send(.text("ada"))
    try press("Done")
    #expect(stage.shows("Alan") && stage.element("Done") == nil)
  }

  @Test func aReplayTypesIntoTheFieldAndEmptiesIt() throws {
    let script = try ReplayScript(
      parsing: """
        recall-replay 2
        deck none
        pairs 1
        seed 1
        viewport 400x640

            0  tap Search
          100  text "ma"
          200  key return
          300  key escape
          400  text "ed"
          500  key left
          600  key backspace
         1000  end

        """, file: "directory.replay")
    let report = try ReplayPlayer(script).play(on: ClientTarget(stage))
    #expect(report.failures.map { "\($0)" } == [])
    #expect(stage.element("Search")?.value == "d")
    #expect(stage.shows("Edsger") && stage.shows("Ada") && !stage.shows("Alan"))
    #expect(try ReplayScript(parsing: "\(script)", file: "again") == script)
  }
}
