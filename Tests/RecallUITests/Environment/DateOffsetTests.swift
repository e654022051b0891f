import RecallUI
import Testing

@Suite struct DateOffsetTests {
  private func text(_ seconds: TimeInterval) -> String {
    let anchor = Date(timeIntervalSinceReferenceDate: 0)
    return SystemFormatStyle.DateOffset(to: anchor).format(anchor.addingTimeInterval(seconds))
  }

  @Test func aDistanceIsSaidAsAClockDoes() {
    #expect(text(0) == "0:00")
    #expect(text(59.9) == "0:59")
    #expect(text(65) == "1:05")
    #expect(text(3599) == "59:59")
    #expect(text(3600) == "1:00:00")
    #expect(text(-0.5) == "0:00")
    #expect(text(-61) == "-1:01")
    #expect(text(.infinity).isEmpty && text(.nan).isEmpty)
  }

  @Test func theStagesDateGoesOn() {
    let stage = smallStage {
      Text(
        TimeDataSource<Date>.currentDate,
        format: .offset(to: Date(timeIntervalSinceReferenceDate: 0)))
    }
    #expect(stage.texts == ["0:00"])
    stage.advance(by: .seconds(61))
    #expect(stage.texts == ["1:01"])
  }
}

@Suite struct TimerFormatTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func after(_ seconds: TimeInterval) -> Date { start.addingTimeInterval(seconds) }

  @Test func aTimerSaysWhatIsLeftOrHasPassed() {
    let range = after(10)..<after(4000)
    let (down, up): (SystemFormatStyle.Timer, SystemFormatStyle.Timer) = (
      .timer(countingDownIn: range), .timer(countingUpIn: range)
    )
    #expect(
      [0, 10, 10.5, 3990, 5000].map { down.format(after($0)) } == [
        "1:06:30", "1:06:30", "1:06:30", "0:10", "0:00",
      ])
    #expect(
      [0, 10, 10.5, 75, 5000].map { up.format(after($0)) } == [
        "0:00", "0:00", "0:00", "1:05", "1:06:30",
      ])
    #expect(
      SystemFormatStyle.Timer.timer(countingUpIn: range, showsHours: false).format(after(5000))
        == "66:30")
  }

  @Test func aStopwatchSaysHundredths() {
    let watch: SystemFormatStyle.Stopwatch = .stopwatch(startingAt: start)
    #expect(
      [-1, 0, 0.999, 65.4, 3661.05].map { watch.format(after($0)) } == [
        "0:00.00", "0:00.00", "0:00.99", "1:05.40", "1:01:01.05",
      ])
    #expect(!watch.format(Date(timeIntervalSinceReferenceDate: .infinity)).isEmpty)
  }

  @Test func bothGoOnWithTheStagesDate() {
    let stage = smallStage {
      Text(.currentDate, format: .timer(countingDownIn: after(0)..<after(90)))
      Text(.currentDate, format: .stopwatch(startingAt: after(1)))
    }
    #expect(stage.texts == ["1:30", "0:00.00"])
    stage.advance(by: .milliseconds(1_234))
    #expect(stage.texts == ["1:29", "0:00.23"])
    stage.advance(by: .milliseconds(6))
    #expect(stage.texts == ["1:29", "0:00.24"])
    stage.advance(by: .seconds(100))
    #expect(stage.texts == ["0:00", "1:40.24"])
  }
}
