import Foundation
import Testing

@testable import RecallApp

@Suite struct StageFormatsTests {
  /// The 10th of February 2026, 14:05, a Tuesday.
  private static let date = Date(timeIntervalSince1970: 1_770_732_300)

  private func text<Format: FormatStyle>(_ format: Format) -> String
  where Format.FormatInput == Date, Format.FormatOutput == String {
    StageFormats.text(of: Self.date, in: format)
      .replacingOccurrences(of: "\u{202F}", with: " ")
  }

  @Test func datesAreWrittenAsInTheUnitedStatesAtGreenwichsTime() {
    #expect(text(.dateTime.month().day().year()) == "Feb 10, 2026")
    #expect(text(Date.FormatStyle(date: .numeric, time: .shortened)) == "2/10/2026, 2:05 PM")
    #expect(text(.dateTime.weekday(.wide)) == "Tuesday")
  }

  @Test func aFormatOfTheProgramsOwnPlaceIsAboutThatOfAllStages() {
    var format = Date.FormatStyle(date: .omitted, time: .shortened)
    format.timeZone = TimeZone(secondsFromGMT: 5 * 3600) ?? .gmt
    format.locale = Locale(identifier: "de_DE")
    #expect(text(format) == "2:05 PM")
  }

  @Test func moneyIsWrittenWithItsSign() {
    #expect(StageFormats.text(of: 12.5, in: .currency(code: "USD")) == "$12.50")
    #expect(StageFormats.text(of: 1234, in: .number) == "1,234")
  }

  @Test func whatIsToldRelativeToNowIsSoToTheStagesDate() {
    var said = ""
    _ = Stage(size: CGSize(width: 10, height: 10), date: Self.date) {
      Text("").onAppear {
        said = StageFormats.text(
          of: Self.date.addingTimeInterval(-3 * 86_400), in: .relative(presentation: .numeric))
      }
    }
    #expect(said == "3 days ago")
  }

  @Test func weeksBeginWithASunday() {
    #expect(StageFormats.calendar.firstWeekday == 1)
    #expect(StageFormats.calendar.timeZone == .gmt)
    #expect(StageFormats.calendar(.iso8601).timeZone == .gmt)
    #expect(StageFormats.calendar.shortMonthSymbols.first == "Jan")
  }

  @Test func formattersBeginWhereAllStagesAre() {
    let dates = StageDateFormatter()
    dates.dateStyle = .medium
    #expect(dates.string(from: Self.date) == "Feb 10, 2026")
    dates.dateFormat = "HH:mm"
    #expect(dates.string(from: Self.date) == "14:05")
    #expect(
      StageDateFormatter.localizedString(from: Self.date, dateStyle: .long, timeStyle: .none)
        == "February 10, 2026")
    let numbers = StageNumberFormatter()
    numbers.numberStyle = .currency
    #expect(numbers.string(from: 12.5) == "$12.50")
    #expect(StageNumberFormatter.localizedString(from: 1234, number: .decimal) == "1,234")
  }

  @Test func aProgramMaySetAFormatterOtherwise() {
    let dates = StageDateFormatter()
    dates.timeZone = TimeZone(secondsFromGMT: 3600)
    dates.dateFormat = "HH:mm"
    #expect(dates.string(from: Self.date) == "15:05")
  }
}
