import Foundation
import RecallUI
import Testing

private let start = Date(timeIntervalSinceReferenceDate: 0)

@Suite struct RelativeDateTimeFormatterTests {
  private func text(
    _ seconds: TimeInterval, _ style: RecallUI.RelativeDateTimeFormatter.DateTimeStyle = .numeric,
    _ units: RecallUI.RelativeDateTimeFormatter.UnitsStyle = .full
  ) -> String {
    let formatter = RecallUI.RelativeDateTimeFormatter()
    formatter.dateTimeStyle = style
    formatter.unitsStyle = units
    return formatter.localizedString(for: start + seconds, relativeTo: start)
  }

  @Test(arguments: [
    (TimeInterval(0), "in 0 seconds"), (1, "in 1 second"), (-59, "59 seconds ago"),
    (60, "in 1 minute"),
    (-7200, "2 hours ago"), (86_400, "in 1 day"), (-1_209_600, "2 weeks ago"),
    (3_456_000, "in 1 month"), (-31_622_400, "1 year ago"),
  ])
  func theLargestUnitCounts(seconds: TimeInterval, words: String) {
    #expect(text(seconds) == words)
  }

  @Test(arguments: [
    (TimeInterval(0), "now"), (86_400, "tomorrow"), (-86_400, "yesterday"), (172_800, "in 2 days"),
    (3600, "in 1 hour"),
  ])
  func whatIsNearHasWords(seconds: TimeInterval, words: String) {
    #expect(text(seconds, .named) == words)
  }

  @Test func unitsAreShort() {
    #expect(text(-180, .numeric, .short) == "3 min. ago")
    #expect(text(172_800, .numeric, .short) == "in 2 days")
    #expect(text(172_800, .numeric, .abbreviated) == "in 2d")
    #expect(text(-31_622_400, .named, .short) == "last yr.")
    #expect(text(-31_622_400, .named) == "last year")
    #expect(text(604_800, .named, .abbreviated) == "next wk.")
    #expect(text(86_400, .named, .short) == "tomorrow")
  }

  @Test func whatIsNoTimeIsNowAndWhatIsTooFarIsAsFarAsCanBe() {
    func text(_ seconds: TimeInterval) -> String {
      RecallUI.RelativeDateTimeFormatter().localizedString(fromTimeInterval: seconds)
    }
    #expect(text(.nan) == "in 0 seconds")
    #expect(text(.infinity) == text(1e11))
    #expect(text(1e300) == text(1e11))
    #expect(text(-.infinity) == text(-1e11))
  }
}

@Suite struct DateComponentsFormatterTests {
  private func text(
    _ seconds: TimeInterval, _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ style: RecallUI.DateComponentsFormatter.UnitsStyle = .positional,
    _ behavior: RecallUI.DateComponentsFormatter.ZeroFormattingBehavior = .default,
    most: Int = 0
  ) -> String? {
    let formatter = RecallUI.DateComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = behavior
    formatter.maximumUnitCount = most
    return formatter.string(from: seconds)
  }

  @Test func positionsHaveTwoDigitsBehindTheFirstOne() {
    #expect(text(3723) == "1:02:03")
    #expect(text(65) == "1:05")
    #expect(text(5) == "5")
    #expect(text(0) == "0")
    #expect(text(-65) == "-1:05")
  }

  @Test func padsWithZeros() {
    #expect(text(65, [.hour, .minute, .second], .positional, .pad) == "00:01:05")
    #expect(text(0, [.minute, .second], .positional, .pad) == "00:00")
  }

  @Test func unitsHaveNames() {
    #expect(text(3723, [.hour, .minute, .second], .full) == "1 hour, 2 minutes, 3 seconds")
    #expect(text(3723, [.hour, .minute, .second], .short) == "1 hr, 2 min, 3 sec")
    #expect(text(3723, [.hour, .minute, .second], .abbreviated) == "1h 2m 3s")
    #expect(text(3723, [.hour, .minute, .second], .brief) == "1hr 2min 3sec")
  }

  @Test func unitsOfWhichThereAreNoneAreLeftOutWhereTheyAreToBe() {
    #expect(text(3603, [.hour, .minute, .second], .abbreviated) == "1h 3s")
    #expect(text(3603, [.hour, .minute, .second], .abbreviated, .dropLeading) == "1h 0m 3s")
    #expect(text(3600, [.hour, .minute, .second], .abbreviated, .dropTrailing) == "1h")
    #expect(text(0, [.hour, .minute], .abbreviated) == "0m")
  }

  @Test func theLargestUnitsCount() {
    #expect(text(90_061, [], .abbreviated, most: 2) == "1d 1h")
  }

  @Test func phrasesStandAround() {
    let formatter = RecallUI.DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 60) == "About 1 minute remaining")
  }

  @Test func whatIsNoTimeIsNone() {
    #expect(text(.nan) == nil)
    #expect(text(.infinity) == nil)
  }

  @Test func aShortUnitOfWhichThereAreSeveralSaysSo() {
    func text(_ components: DateComponents) -> String? {
      let formatter = RecallUI.DateComponentsFormatter()
      formatter.unitsStyle = .short
      return formatter.string(from: components)
    }
    #expect(text(DateComponents(year: 1, month: 1, day: 1, hour: 1)) == "1 yr, 1 mth, 1 day, 1 hr")
    #expect(
      text(DateComponents(year: 2, month: 2, day: 2, hour: 2, weekOfMonth: 2))
        == "2 yrs, 2 mths, 2 wks, 2 days, 2 hr")
  }

  @Test func theLeastNumberOfAUnitIsWritten() {
    #expect(
      RecallUI.DateComponentsFormatter().string(from: DateComponents(second: .min))
        == "-9223372036854775808")
  }
}
