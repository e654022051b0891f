/// A day of the Gregorian calendar, wherever that is: no zone of time belongs to it.
public struct CalendarDay: Hashable, Comparable, Sendable {
  /// How many days after the first of January 1970 it is.
  public let number: Int

  /// The days that there are: from the first of January of the year 1 to the end of 9999.
  public static let first = CalendarDay(number: -719_162)
  public static let last = CalendarDay(number: 2_932_896)

  private init(number: Int) {
    self.number = number
  }

  /// The day that comes so many days after the first of January 1970; the first or the last day that
  /// there is, if it would be before or after them.
  public init(clamping number: Int) {
    self.number = min(max(number, CalendarDay.first.number), CalendarDay.last.number)
  }

  /// The day on which an instant falls.
  ///
  /// - Parameters:
  ///   - seconds: Since the beginning of 1970 in Greenwich.
  ///   - offset: How many seconds the clocks of the place are ahead of Greenwich's.
  public init(secondsSince1970 seconds: Int64, offset: Int = 0) {
    let (local, overflow) = seconds.addingReportingOverflow(Int64(offset))
    let day = (overflow ? seconds : local).dividedRoundingDown(by: 86_400)
    self.init(clamping: Int(clamping: day))
  }

  /// The day with a year, a month and a day of the month; nil when there is none.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    let number = Self.number(year: year, month: month, day: day)
    let found = CalendarDay(number: number)
    guard found.parts == (year, month, day) else { return nil }
    self = found
  }

  /// The day that is written as in ISO 8601, `2026-11-22`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The year from 1 to 9999, the month from 1 to 12, and the day of the month from 1 to 31.
  ///
  /// Source: Hinnant, "chrono-Compatible Low-Level Date Algorithms", 2021: years begin with March, so
  /// that the day that comes only every fourth year is their last.
  public var parts: (year: Int, month: Int, day: Int) {
    let fromMarch = number + 719_468
    let era = fromMarch.dividedRoundingDown(by: 146_097)
    let dayOfEra = fromMarch - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  /// 0 for a Monday to 6 for a Sunday.
  public var weekday: Int { number + 3 - (number + 3).dividedRoundingDown(by: 7) * 7 }

  /// The day so many days later.
  public func advanced(by days: Int) -> CalendarDay {
    CalendarDay(clamping: number.addingReportingOverflow(days).partialValue)
  }

  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    left.number < right.number
  }

  private static func number(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = year.dividedRoundingDown(by: 400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

extension CalendarDay: CustomStringConvertible {
  /// As in ISO 8601: `2026-11-22`.
  public var description: String {
    let (year, month, day) = parts
    return [(year, 4), (month, 2), (day, 2)].map { number, width in
      let digits = String(number)
      return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }.joined(separator: "-")
  }
}

extension CalendarDay: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = CalendarDay(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a day as in 2026-11-22, found '\(text)'")
    }
    self = day
  }
}

extension BinaryInteger {
  fileprivate func dividedRoundingDown(by divisor: Self) -> Self {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
