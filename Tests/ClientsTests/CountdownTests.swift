import RecallUI
import Testing

@testable import CountdownClient

@Suite struct CountdownTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400)) { CountdownView(seconds: 5) }

  @Test func eachSecondCountsWhileItRuns() throws {
    stage.advance(by: .seconds(3))
    #expect(stage.shows("5"))
    try stage.tap("start")
    stage.advance(by: .milliseconds(2999))
    #expect(stage.shows("3"))
    stage.advance(by: .milliseconds(1))
    #expect(stage.shows("2"))
    try stage.tap("start")
    stage.advance(by: .seconds(3))
    #expect(stage.shows("2"))
  }

  @Test func itsEndIsToldForTwoSeconds() throws {
    try stage.tap("loud")
    try stage.tap("start")
    stage.advance(by: .seconds(5))
    #expect(stage.shows("Time is up."))
    stage.advance(by: .milliseconds(1999))
    #expect(stage.element("message") != nil)
    stage.advance(by: .milliseconds(1))
    #expect(stage.element("message") == nil)
    #expect(stage.issues.isEmpty)
  }

  @Test func aResetBeginsAnew() throws {
    try stage.tap("start")
    stage.advance(by: .seconds(2))
    try stage.tap("reset")
    #expect(stage.shows("5"))
    stage.advance(by: .seconds(2))
    #expect(stage.shows("5"))
  }

  @Test func framesChangeNothing() throws {
    let watched = Stage(size: CGSize(width: 400, height: 400)) { CountdownView(seconds: 5) }
    for stage in [stage, watched] { try stage.tap("start") }
    for _ in 0..<700 {
      watched.advance(by: .milliseconds(10))
      _ = watched.displayList
    }
    stage.advance(by: .seconds(7))
    #expect(stage.snapshot == watched.snapshot)
  }
}
