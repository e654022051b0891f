import RecallUI
import Testing

@Suite struct DatePickerTests {
  /// Wednesday, January 17, 2001, 9:41 in the morning.
  private static let start = Date(timeIntervalSinceReferenceDate: 16 * 86_400 + 9 * 3_600 + 41 * 60)

  private struct Page<Style: DatePickerStyle>: View {
    @State var date = DatePickerTests.start
    var range = Date.distantPast...Date.distantFuture
    let style: Style

    var body: some View {
      VStack(spacing: 0) {
        Text(
          "= \(Int(exactly: date.timeIntervalSinceReferenceDate.rounded()).map { $0 / 60 } ?? -1)")
        DatePicker("Day", selection: $date, in: range).datePickerStyle(style)
          .accessibilityIdentifier("picker")
      }
    }
  }

  private func stage<V: View>(_ view: V) -> Stage {
    Stage(size: CGSize(width: 400, height: 500)) { view }
  }

  /// The day of the year that is selected, from 1.
  private func day(_ stage: Stage) -> Int? {
    stage.texts.first.flatMap { Int($0.dropFirst(2)) }.map { $0 / 1_440 + 1 }
  }

  @Test func aTouchChoosesADayAndKeepsTheTime() {
    let stage = stage(Page(style: .graphical))
    stage.tap("Saturday, January 20, 2001")
    #expect(stage.texts.first == "= \(19 * 1_440 + 9 * 60 + 41)")
    #expect(stage.element("picker")?.value?.hasPrefix("Jan 20, 2001") == true)
  }

  @Test func keysGoByDaysWeeksAndMonths() {
    let stage = stage(Page(style: .graphical))
    stage.tap("Wednesday, January 17, 2001")
    let found = ["right", "left", "down", "up", "home", "end", "pagedown", "pageup"].map { key in
      stage.type(key)
      return day(stage)
    }
    #expect(found == [18, 17, 24, 17, 1, 31, 59, 28])
  }

  @Test func arrowsTurnToOtherMonthsAndChooseNothing() {
    let stage = stage(Page(style: .graphical))
    stage.tap("Next Month")
    #expect(stage.element("Thursday, February 1, 2001") != nil)
    #expect(day(stage) == 17)
  }

  @Test func daysOutsideOfTheRangeStay() {
    let range = Self.start...Self.start + 2 * 86_400
    let stage = stage(Page(range: range, style: .graphical))
    stage.tap("Tuesday, January 16, 2001")
    #expect(day(stage) == 17)
    stage.tap("Friday, January 19, 2001")
    #expect(day(stage) == 19)
    stage.type("down")
    #expect(day(stage) == 19)
    #expect(stage.issues.isEmpty)
  }

  @Test func aSelectionOutsideIsReported() {
    let range = Self.start + 86_400...Self.start + 2 * 86_400
    #expect(stage(Page(range: range, style: .compact)).issues.count == 1)
    let none = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(stage(Page(date: none, style: .graphical)).issues.count == 1)
  }

  @Test func aButtonOpensAMonthAboveEverything() {
    let stage = stage(Page(style: .compact))
    stage.tap("Jan 17, 2001")
    stage.advance(by: .seconds(1))
    stage.tap("Thursday, January 18, 2001")
    #expect(day(stage) == 18)
    stage.type("escape")
    #expect(stage.element("Thursday, January 18, 2001") == nil)
  }

  @Test func sixWheelsStandBesideEachOtherInANarrowWindow() throws {
    let stage = Stage(size: CGSize(width: 320, height: 300)) { Page(style: .wheel) }
    // The picker itself is called Day, too.
    let names = ["Month", "Year", "Hour", "Minute", "Half of the day"]
    var end: CGFloat = 0
    for name in names {
      let frame = try #require(stage.element(name)?.frame)
      #expect(frame.minX >= end - 0.01 && frame.width > 30, "\(name) at \(frame)")
      end = frame.maxX
    }
    #expect(end <= 320.01)
  }

  @Test func wheelsChooseEachPart() {
    let stage = stage(Page(style: .wheel))
    stage.tap("Feb")
    #expect(day(stage) == 48)
    #expect(stage.issues.isEmpty)
  }
}
