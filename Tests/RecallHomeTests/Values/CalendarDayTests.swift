import Foundation
import Testing

@testable import RecallHome

@Suite struct CalendarDayTests {
  /// Foundation's calendar goes over to the Julian one before 1582.
  @Test func agreesWithFoundationOnEachDayOfFourCenturies() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for number in stride(from: -135_000, through: 40_000, by: 1) {
      let day = CalendarDay(clamping: number)
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
      guard
        day.parts.year == parts.year, day.parts.month == parts.month, day.parts.day == parts.day,
        // Foundation begins a week with 1 for Sunday.
        (day.weekday + 1) % 7 + 1 == parts.weekday
      else {
        Issue.record("\(day) is not \(date)")
        return
      }
    }
  }

  @Test func itsTextIsReadAgain() throws {
    for number in [CalendarDay.first.number, -1, 0, 1, 20_779, CalendarDay.last.number] {
      let day = CalendarDay(clamping: number)
      #expect(CalendarDay("\(day)") == day)
    }
    #expect(CalendarDay("2026-11-22")?.number == 20_779)
    #expect("\(CalendarDay.first)" == "0001-01-01")
    #expect("\(CalendarDay.last)" == "9999-12-31")
  }

  @Test(arguments: [
    "", "2026-11-31", "2026-02-29", "2026-00-10", "2026-13-01", "2026-1-1", "26-11-22",
    "2026-11-22 ", "+026-11-22", "2026-11", "２０２６-11-22", "0000-01-01",
  ])
  func whatIsNoDayIsRefused(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test func aLeapDayIsThereEveryFourYearsButForThreeOfFourCenturies() {
    #expect(CalendarDay("2024-02-29") != nil)
    #expect(CalendarDay("2000-02-29") != nil)
    #expect(CalendarDay("1900-02-29") == nil)
  }

  @Test func anInstantFallsOnTheDayOfItsPlace() {
    #expect("\(CalendarDay(secondsSince1970: 0))" == "1970-01-01")
    #expect("\(CalendarDay(secondsSince1970: -1))" == "1969-12-31")
    #expect("\(CalendarDay(secondsSince1970: 86_399, offset: 1))" == "1970-01-02")
    #expect("\(CalendarDay(secondsSince1970: 0, offset: -3600))" == "1969-12-31")
    #expect(CalendarDay(secondsSince1970: .max, offset: 3600) == .last)
    #expect(CalendarDay(secondsSince1970: .min, offset: -3600) == .first)
  }

  @Test func noStepLeavesTheCalendar() {
    #expect(CalendarDay.last.advanced(by: 1) == .last)
    #expect(CalendarDay.first.advanced(by: -1) == .first)
    #expect(CalendarDay(clamping: 5).advanced(by: 2).number == 7)
  }
}
