import RecallUI
import Testing

@testable import RecallGame

@Suite struct ClockTextTests {
  @Test(arguments: [
    (milliseconds: 0, text: "0:00"), (999, "0:00"), (1000, "0:01"), (59_999, "0:59"),
    (60_000, "1:00"), (3_599_999, "59:59"), (3_600_000, "1:00:00"), (36_061_000, "10:01:01"),
    (-5, "0:00"),
  ])
  func timeIsWrittenInMinutesAndSeconds(milliseconds: Int64, text: String) {
    #expect(ClockText.text(of: .milliseconds(milliseconds)) == text)
  }

  @Test func secondsAreThoseOfTheGame() throws {
    let played = try PlayedStage()
    try played.deal()
    played.stage.advance(by: .milliseconds(300))
    try played.tap(card: 0)
    #expect(played.texts.contains("0:00"))
    played.stage.advance(by: .milliseconds(999))
    #expect(!played.texts.contains("0:01"))
    played.stage.advance(by: .milliseconds(1))
    #expect(played.texts.contains("0:01"))
  }

  @Test func nothingWakesUpForAClockThatStands() throws {
    let played = try PlayedStage()
    try played.deal()
    try played.tap(card: 0)
    #expect(played.stage.nextDeadline != nil)
    played.stage.advance(by: .milliseconds(300))
    try played.tap("pause")
    played.stage.advance(by: .seconds(10))
    #expect(played.stage.nextDeadline == nil)
    #expect(!played.stage.isAnimating)
    #expect(played.texts.contains("0:00"))

    try played.tap("go on")
    played.stage.advance(by: .milliseconds(699))
    #expect(!played.texts.contains("0:01"))
    played.stage.advance(by: .milliseconds(1))
    #expect(played.texts.contains("0:01"))
  }
}
