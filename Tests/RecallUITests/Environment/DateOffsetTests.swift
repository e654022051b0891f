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
