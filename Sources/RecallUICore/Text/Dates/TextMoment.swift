import VirtualTime

/// A part of a text that tells of dates: what it says depends on its surroundings, and may change
/// with the stage's clock.
indirect enum TextMoment: Equatable {
  /// How it tells of a date.
  enum Style: String, Codable, Sendable {
    case date, time, relative, offset, timer
  }

  case date(Date, Style)
  case interval(from: Date, to: Date)
  case timer(TimerSpan)
  /// Seconds and hundredths since a date, which is not counted before.
  case stopwatch(Date)

  /// What it says at an instant.
  func string(in environment: EnvironmentValues, at now: Instant) -> String {
    let dates = environment.clock.dates
    return switch self {
    case .date(let date, let style):
      switch style {
      case .date: date.inCalendars.formatted(environment.dateFormat(date: .long, time: .omitted))
      case .time:
        date.inCalendars.formatted(environment.dateFormat(date: .omitted, time: .shortened))
      case .relative:
        DateDistance(to: date, at: now, by: dates).relative(by: environment.datesCalendar)
      case .offset:
        DateDistance(to: date, at: now, by: dates).offset(by: environment.datesCalendar)
      case .timer: ClockFace.string(ofSeconds: DateDistance(to: date, at: now, by: dates).seconds)
      }
    case .interval(let start, let end):
      TextMoment.string(from: start.inCalendars, to: end.inCalendars, in: environment)
    case .timer(let span):
      ClockFace.string(ofSeconds: span.shown(at: now, by: dates), showsHours: span.showsHours)
    case .stopwatch(let start):
      ClockFace.string(
        ofNanoseconds: dates.instant(of: start).duration(to: now).saturatingNanoseconds)
    }
  }

  /// The first instant after `now` at which it may say something else; nil when it never will.
  func nextChange(after now: Instant, by dates: SessionDates) -> Instant? {
    switch self {
    case .date(let date, let style):
      switch style {
      case .date, .time: nil
      case .relative, .offset:
        DateDistance(to: date, at: now, by: dates).nextChange(coarsely: true)
      case .timer: DateDistance(to: date, at: now, by: dates).nextChange(coarsely: false)
      }
    case .interval: nil
    case .timer(let span): span.nextChange(after: now, by: dates)
    case .stopwatch(let date): ClockFace.nextHundredth(after: now, since: dates.instant(of: date))
    }
  }

  /// From when to when: on one day its date is left out, as in SwiftUI.
  private static func string(
    from start: Date, to end: Date, in environment: EnvironmentValues
  ) -> String {
    let isOneDay = environment.datesCalendar.isDate(start, inSameDayAs: end)
    let format =
      isOneDay
      ? environment.dateFormat(date: .omitted, time: .shortened)
      : environment.dateFormat(date: .numeric, time: .shortened)
    return "\(start.formatted(format)) – \(end.formatted(format))"
  }
}
