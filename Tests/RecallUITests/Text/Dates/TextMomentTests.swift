import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct TextMomentTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  /// What a text says at some seconds of the stage's clock.
  private func words(_ text: Text, at seconds: [Int]) -> [String] {
    let stage = smallStage { text }
    var now = 0
    return seconds.map { second in
      stage.advance(by: .seconds(second - now))
      now = second
      return stage.texts.first ?? "nothing"
    }
  }

  @Test func aTimerCountsDownAndThenUp() {
    #expect(
      words(Text(date(61), style: .timer), at: [0, 1, 2, 61, 62]) == [
        "1:01", "1:00", "0:59", "0:00", "0:01",
      ])
    #expect(words(Text(date(7_200), style: .timer), at: [0, 1]) == ["2:00:00", "1:59:59"])
  }

  @Test func aDistanceIsToldInTwoUnits() {
    #expect(
      words(Text(date(7_200), style: .relative), at: [0, 1, 60, 61, 7_195]) == [
        "2 hr, 0 min", "1 hr, 59 min", "1 hr, 59 min", "1 hr, 58 min", "5 sec",
      ])
    #expect(
      words(Text(date(86_400), style: .offset), at: [0, 1, 86_400 * 3]) == [
        "+1 day", "+23 hours", "-2 days",
      ])
  }

  @Test func aTimerOfAnIntervalPausesAndEnds() {
    let range = date(10)...date(70)
    #expect(
      words(Text(timerInterval: range), at: [0, 10, 11, 70, 99]) == [
        "1:00", "1:00", "0:59", "0:00", "0:00",
      ])
    #expect(
      words(Text(timerInterval: range, pauseTime: date(20), countsDown: false), at: [5, 15, 60])
        == ["0:00", "0:05", "0:10"])
    #expect(
      words(Text(timerInterval: date(0)...date(5_400), showsHours: false), at: [0]) == ["90:00"])
  }

  @Test func theSurroundingsSayHowADateIsWritten() {
    let noon = Text(date(43_200), style: .date)
    #expect(words(noon, at: [0]) == ["January 1, 2001"])
    let stage = smallStage {
      noon.environment(\.timeZone, TimeZone(secondsFromGMT: 13 * 3_600) ?? .gmt)
    }
    #expect(stage.texts == ["January 2, 2001"])
  }

  @Test func datesWithoutANumberAreShownAsTheFirst() {
    for style in [Text.DateStyle.date, .time, .relative, .offset, .timer] {
      for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
        let stage = smallStage { Text(date(seconds), style: style) }
        stage.advance(by: .seconds(5))
        #expect(stage.texts.count == 1)
      }
    }
  }

  /// As `Date.distantPast` and `.distantFuture` are, which programs have for what never was.
  @Test func datesOutOfReachOfTheClockAreToldAsOthersAre() {
    for (date, words) in [
      (Date.distantPast, ["2000 years, 0 months", "-2000 years", "17531688:00:05"]),
      (.distantFuture, ["1999 years, 11 months", "+1999 years", "17531639:59:55"]),
    ] {
      for (style, expected) in zip([Text.DateStyle.relative, .offset, .timer], words) {
        let stage = smallStage { Text(date, style: style) }
        _ = stage.displayList
        stage.advance(by: .seconds(5))
        #expect(stage.issues.isEmpty && stage.texts == [expected])
        #expect(stage.displayList == stage.displayListAnew)
      }
    }
    let stage = smallStage { Text(timerInterval: .distantPast ... .distantFuture) }
    stage.advance(by: .seconds(5))
    #expect(stage.issues.isEmpty)
  }

  @Test func progressFollowsTheClock() {
    let stage = smallStage { ProgressView(timerInterval: date(0)...date(10)) }
    let first = stage.displayList
    stage.advance(by: .seconds(5))
    #expect(stage.displayList != first)
    #expect(stage.texts == ["0:05"])
    stage.advance(by: .seconds(6))
    #expect(stage.texts == ["0:00"])
    #expect(!stage.isAnimating)
  }
}
