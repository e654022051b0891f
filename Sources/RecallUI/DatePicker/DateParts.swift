/// The dates that may be chosen.
struct DateLimits: Equatable {
  /// Nil for any, as below.
  var first: Date?
  var last: Date?

  /// The nearest date that may be chosen.
  func nearest(to date: Date) -> Date {
    max(min(date, last?.inCalendars ?? .distantFuture), first?.inCalendars ?? .distantPast)
  }

  /// Whether a date of an interval, without its end, may be chosen.
  func allow(from start: Date, to end: Date) -> Bool {
    end > (first?.inCalendars ?? .distantPast) && start <= (last?.inCalendars ?? .distantFuture)
  }

  /// What is wrong with these limits, or with a selection in them.
  func fault(of date: Date) -> String? {
    for limit in [first, last] {
      if let limit, limit.timeIntervalSinceReferenceDate.isNaN {
        return "a range that ends at no date; expected one. Its end is taken to be January 1, 2001"
      }
    }
    guard nearest(to: date) != date else { return nil }
    return """
      a selection outside of its range; expected one in it. It is shown as it is, until another one \
      is chosen
      """
  }
}

/// Dates by their parts, in a calendar and within limits.
///
/// A calendar can leave a question without an answer; then a date stays what it is.
struct DateParts: Equatable {
  let calendar: Calendar
  let limits: DateLimits

  /// A date some units later, at a date that may be chosen.
  func date(_ date: Date, adding count: Int, _ unit: Calendar.Component) -> Date {
    let next = calendar.date(byAdding: unit, value: count, to: date.inCalendars) ?? date
    return limits.nearest(to: next.inCalendars)
  }

  /// The time of the day of a date, on another day.
  func date(_ date: Date, on day: Date) -> Date {
    let date = date.inCalendars
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
    parts.hour = time.hour
    parts.minute = time.minute
    parts.second = time.second
    parts.nanosecond = time.nanosecond
    return limits.nearest(to: (calendar.date(from: parts) ?? day).inCalendars)
  }

  /// A date at another time of its day.
  func date(_ date: Date, hour: Int, minute: Int) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: date.inCalendars)
    parts.hour = hour
    parts.minute = minute
    return limits.nearest(to: (calendar.date(from: parts) ?? date).inCalendars)
  }

  /// A date in another month or year, on its last day where that has fewer.
  func date(_ date: Date, year: Int, month: Int, day: Int) -> Date {
    let date = date.inCalendars
    var parts = calendar.dateComponents([.era], from: date)
    parts.year = year
    parts.month = month
    parts.day = 1
    guard let first = calendar.date(from: parts) else { return date }
    let days = calendar.range(of: .day, in: .month, for: first)?.count ?? 1
    let chosen = calendar.date(byAdding: .day, value: min(max(day, 1), days) - 1, to: first)
    return self.date(date, on: chosen ?? first)
  }

  /// The month that lies some months away from a date's.
  func month(_ offset: Int, from date: Date) -> MonthGrid {
    let here = calendar.dateInterval(of: .month, for: date.inCalendars)?.start ?? date.inCalendars
    let start = calendar.date(byAdding: .month, value: offset, to: here) ?? here
    return MonthGrid(start.inCalendars, in: calendar)
  }
}

/// The days of a month, in weeks.
struct MonthGrid: Equatable {
  /// When it begins.
  let start: Date
  /// When the next one begins.
  let end: Date
  /// The beginnings of its days.
  let days: [Date]
  /// How many days of the first week belong to the month before.
  let offset: Int

  init(_ date: Date, in calendar: Calendar) {
    let interval = calendar.dateInterval(of: .month, for: date)
    let first = interval?.start ?? calendar.startOfDay(for: date)
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 1
    start = first
    days = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: first) ?? first }
    end = interval?.end ?? (days.last ?? first) + 86_400
    let weekday = calendar.component(.weekday, from: first)
    offset = ((weekday - calendar.firstWeekday) % 7 + 7) % 7
  }

  /// The days of a week, nil for those of other months.
  func week(_ index: Int) -> [Date?] {
    (0..<7).map { place in
      let day = index * 7 + place - offset
      return days.indices.contains(day) ? days[day] : nil
    }
  }

  /// As many as any month can have in a calendar of weeks, so that all are as high.
  static let weeks = 6

  /// When a day of this month ends.
  func end(ofDayAt day: Date) -> Date {
    guard let index = days.firstIndex(of: day), index + 1 < days.count else { return end }
    return days[index + 1]
  }
}

/// The beginnings of days.
struct DaySchedule: TimelineSchedule, Equatable {
  let calendar: Calendar

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldSequence<
    Date, (Date?, Bool)
  > {
    sequence(first: calendar.startOfDay(for: startDate.inCalendars)) { day in
      guard let next = calendar.date(byAdding: .day, value: 1, to: day), next > day else {
        return nil
      }
      return calendar.startOfDay(for: next)
    }
  }
}
