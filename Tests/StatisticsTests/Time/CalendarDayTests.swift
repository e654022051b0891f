import Statistics
import Testing

@Suite struct CalendarDayTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2000-03-01", 11_017),
    ("2026-11-22", 20_779), ("0001-01-01", -719_162), ("9999-12-31", 2_932_896),
  ])
  func aDayIsANumberAndADate(text: String, number: Int) throws {
    #expect(try #require(CalendarDay(text)).number == number)
    #expect(CalendarDay(number: number).description == text)
  }

  @Test func fourHundredYearsAreReadAsTheyAreWritten() throws {
    var weekday = CalendarDay(number: 0).weekday
    #expect(weekday == 3)
    for number in 0...146_097 {
      let day = CalendarDay(number: number)
      try #require(CalendarDay(day.description) == day)
      try #require(day.weekday == weekday)
      try #require(day.monday.weekday == 0)
      weekday = (weekday + 1) % 7
    }
    #expect(CalendarDay(number: 146_097).description == "2370-01-01")
  }

  @Test(arguments: [
    "", "2026-11", "2026-11-31", "2023-02-29", "1900-02-29", "2026-13-01", "2026-00-01",
    "2026-01-00", "26-01-01", "2026-1-01", "2026-11-22 ", "+026-11-22", "2026/11/22", "0000-01-01",
    "２０２６-11-22", "-2026-11-2",
  ])
  func whatIsNoDayIsNotRead(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test(
    arguments: [
      (0, 0, 0), (86_399, 0, 0), (86_400, 0, 1), (-1, 0, -1), (-86_400, 0, -1), (-86_401, 0, -2),
      (86_399, 1, 1), (0, -1, -1), (0, 86_400, 1), (0, .max, 1), (0, .min, -1),
      (.max, 0, 2_932_896), (.min, 0, -719_162),
    ] as [(Int64, Int, Int)])
  func anInstantHasADayByTheOffset(seconds: Int64, offset: Int, number: Int) {
    #expect(CalendarDay(seconds: seconds, offset: offset).number == number)
  }

  @Test func daysEndWhereDatesDo() {
    #expect(CalendarDay(number: .max) == CalendarDay.range.upperBound)
    #expect(CalendarDay(number: 5).advanced(by: .max) == CalendarDay.range.upperBound)
    #expect(CalendarDay(number: -5).advanced(by: .min) == CalendarDay.range.lowerBound)
    #expect(CalendarDay(number: 5).advanced(by: -7).number == -2)
  }
}
