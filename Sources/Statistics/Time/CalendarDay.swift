/// A day of the Gregorian calendar, as a number and as people write it: `2026-11-22`.
///
/// It knows no time zone and no locale: whoever makes one of an instant says how far clocks are
/// ahead of Greenwich there. Dates before 1582 are the Gregorian ones as well.
public struct CalendarDay: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01, which is day 0.
  public let number: Int

  private static let numbers = -719_162...2_932_896

  /// The days that can be written with four digits for the year: from 0001-01-01 to 9999-12-31.
  public static let range =
    CalendarDay(number: numbers.lowerBound)...CalendarDay(number: numbers.upperBound)

  /// Day number 0 is 1970-01-01; a number beyond ``range`` counts as the nearest in it.
  public init(number: Int) {
    self.number = min(max(number, Self.numbers.lowerBound), Self.numbers.upperBound)
  }

  /// The day of an instant.
  ///
  /// - Parameters:
  ///   - seconds: Since 1970 began in Greenwich. Those beyond ``range`` count as its ends.
  ///   - offset: How far clocks are ahead of Greenwich, in seconds, within a day.
  public init(seconds: Int64, offset: Int) {
    let bound = Int64(1) << 40
    let local = min(max(seconds, -bound), bound) + Int64(min(max(offset, -86_400), 86_400))
    let day = local / 86_400
    self.init(number: Int(local % 86_400 < 0 ? day - 1 : day))
  }

  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  /// This day and so many more, or fewer, within ``range``.
  public func advanced(by days: Int) -> CalendarDay {
    let (sum, isTooLarge) = number.addingReportingOverflow(days)
    return CalendarDay(number: isTooLarge ? (days > 0 ? .max : .min) : sum)
  }

  /// The day of the week, from 0 for Monday to 6 for Sunday.
  public var weekday: Int {
    // 1970-01-01 was a Thursday.
    let rest = (number + 3) % 7
    return rest < 0 ? rest + 7 : rest
  }

  /// The Monday of its week, as ISO 8601 has weeks.
  public var monday: CalendarDay { advanced(by: -weekday) }
}

// Years count from March here, so that the day that some years have is their last; 400 years always
// have as many days. After Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms" (2013).
extension CalendarDay {
  private static let daysOf400Years = 146_097
  /// From 0000-03-01 to 1970-01-01.
  private static let daysToOrigin = 719_468

  /// Its year, month from 1 and day from 1.
  public var components: (year: Int, month: Int, day: Int) {
    let shifted = number + Self.daysToOrigin
    let era = (shifted - (shifted < 0 ? Self.daysOf400Years - 1 : 0)) / Self.daysOf400Years
    let dayOfEra = shifted - era * Self.daysOf400Years
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// A date of the calendar.
  ///
  /// - Returns: nil for one that isn't there, and beyond ``range``.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, 1...31 ~= day else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(number: era * Self.daysOf400Years + dayOfEra - Self.daysToOrigin)
    // The 31st of April is the 1st of May by now.
    guard components == (year, month, day) else { return nil }
  }
}

extension CalendarDay: LosslessStringConvertible {
  /// Reads `2026-11-22`.
  ///
  /// - Returns: nil for anything else, and for a day that isn't there.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || 0x30...0x39 ~= $0 })
    else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  public var description: String {
    let (year, month, day) = components
    return "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}

extension CalendarDay: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = CalendarDay(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a day such as 2026-11-22, found '\(text)'")
    }
    self = day
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
