extension EnvironmentValues {
  /// The calendar that dates are shown and chosen by: the Gregorian one in English, in Greenwich's
  /// time, where nothing else is said, since what a stage shows doesn't depend on the machine.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// How dates are written: as in the United States where nothing else is said.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The time that dates are shown and chosen in: Greenwich's where nothing else is said.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The calendar, in the time and the language of these surroundings.
  package var datesCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  /// How these surroundings write a date.
  package func dateFormat(
    date: DateLength? = nil, time: Date.FormatStyle.TimeStyle? = nil
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: locale, calendar: datesCalendar, timeZone: timeZone)
  }
}

private struct CalendarKey: EnvironmentKey {
  private static let gregorian: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = StageLocale.locale
    return calendar
  }()

  static var defaultValue: Calendar { gregorian }
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { StageLocale.locale }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .gmt }
}

extension Date {
  /// The nearest date between the years 1 and 4000, of which calendars know what to say; for no
  /// number, the one that sessions begin with.
  package var inCalendars: Date {
    let seconds = timeIntervalSinceReferenceDate
    guard !seconds.isNaN else { return Date(timeIntervalSinceReferenceDate: 0) }
    return min(max(self, .distantPast), .distantFuture)
  }
}
