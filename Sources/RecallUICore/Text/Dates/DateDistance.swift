import VirtualTime

/// How far a date is from the present of a stage, in whole seconds.
///
/// What has passed is rounded down, and what is left is rounded up: a countdown says zero when it is
/// over, and not before.
struct DateDistance {
  private static let second: Int64 = 1_000_000_000

  private let target: Date
  /// From when the distance is.
  private let now: Instant
  /// When the target comes; nil where that is further away than the stage's clock counts.
  private let instant: Instant?
  /// How long it takes until then, in seconds; below zero where it has passed.
  private let length: Double
  /// Whether the date has come.
  let isPast: Bool
  /// Never below zero.
  let seconds: Int64

  init(to target: Date, at now: Instant, by dates: SessionDates) {
    self.target = target
    self.now = now
    length = target.timeIntervalSince(dates.date(at: now))
    // What is no number stands for the beginning of the session, as everywhere.
    if abs(length) > DateDistance.reach {
      instant = nil
      isPast = length <= 0
      let whole = isPast ? (-length).rounded(.down) : length.rounded(.up)
      seconds = Int64(min(whole, DateDistance.most))
      return
    }
    let instant = dates.instant(of: target)
    self.instant = instant
    isPast = instant <= now
    let distance = isPast ? instant.duration(to: now) : now.duration(to: instant)
    let (whole, rest) = distance.saturatingNanoseconds
      .quotientAndRemainder(dividingBy: DateDistance.second)
    seconds = !isPast && rest > 0 ? whole + 1 : whole
  }

  /// Up to which distance nanoseconds are counted, in seconds: some 285 years.
  private static let reach = 9_000_000_000.0
  /// How long the next change of a distance beyond that is waited for at least, in seconds.
  private static let leastWait = 0.01
  /// The greatest distance that is told, in seconds: more than calendars know of.
  private static let most = 1_000_000_000_000.0

  /// When another number of seconds begins, or, `coarsely`, of minutes for more than an hour and of
  /// hours for more than a day, which then are what is told.
  func nextChange(coarsely: Bool) -> Instant? {
    let unit: Int64 = !coarsely || seconds <= 3_600 ? 1 : seconds <= 86_400 ? 60 : 3_600
    // Whole units are told: what has passed reaches the next one, what is left falls below one.
    let next = isPast ? (seconds / unit + 1) * unit : seconds / unit * unit - 1
    guard let instant else {
      // A `Double` of so many seconds is exact to some microseconds only: a change may come a little early.
      let wait = length + Double(isPast ? next : -next)
      return now.advanced(by: .saturating(seconds: max(wait, DateDistance.leastWait)))
    }
    let offset = Duration.seconds(isPast ? next : -next)
    let change = instant.advanced(by: offset)
    return change == .distantFuture ? nil : change
  }

  /// The largest unit and the one below it: `2 hr, 23 min`.
  func relative(by calendar: Calendar) -> String {
    let parts = parts(by: calendar)
    let first = parts.firstIndex { $0.count > 0 } ?? parts.count - 1
    return parts[first...].prefix(2).map(\.short).joined(separator: ", ")
  }

  /// The largest unit, and a sign: `+2 hours`.
  func offset(by calendar: Calendar) -> String {
    let parts = parts(by: calendar)
    guard let part = parts.first(where: { $0.count > 0 }) ?? parts.last else { return "" }
    return (isPast ? "-" : "+") + part.long
  }

  /// A number of one unit.
  private struct Part {
    let count: Int
    let name: String
    let abbreviation: String

    var short: String {
      // Years, months and days have no shorter names than their own.
      let isWord = abbreviation == name
      return "\(count) \(abbreviation)\(isWord && count != 1 ? "s" : "")"
    }

    var long: String { "\(count) \(name)\(count == 1 ? "" : "s")" }
  }

  private func parts(by calendar: Calendar) -> [Part] {
    let date = target.inCalendars
    let other = (date + Double(isPast ? seconds : -seconds)).inCalendars
    let units = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: min(date, other),
      to: max(date, other))
    return [
      Part(count: units.year ?? 0, name: "year", abbreviation: "year"),
      Part(count: units.month ?? 0, name: "month", abbreviation: "month"),
      Part(count: units.day ?? 0, name: "day", abbreviation: "day"),
      Part(count: units.hour ?? 0, name: "hour", abbreviation: "hr"),
      Part(count: units.minute ?? 0, name: "minute", abbreviation: "min"),
      Part(count: units.second ?? 0, name: "second", abbreviation: "sec"),
    ]
  }
}

/// A number of seconds as a stopwatch shows it.
enum ClockFace {
  static func string(ofSeconds seconds: Int64, showsHours: Bool = true) -> String {
    let (minutes, rest) = max(seconds, 0).quotientAndRemainder(dividingBy: 60)
    guard showsHours, minutes >= 60 else { return "\(minutes):\(twoDigits(rest))" }
    return "\(minutes / 60):\(twoDigits(minutes % 60)):\(twoDigits(rest))"
  }

  private static let hundredth: Int64 = 10_000_000

  /// The same with hundredths of a second, of which only whole ones count.
  static func string(ofNanoseconds nanoseconds: Int64) -> String {
    let (seconds, hundredths) = (max(nanoseconds, 0) / hundredth)
      .quotientAndRemainder(dividingBy: 100)
    return "\(string(ofSeconds: seconds)).\(twoDigits(hundredths))"
  }

  /// When a stopwatch shows another hundredth; nil for never.
  static func nextHundredth(after now: Instant, since start: Instant) -> Instant? {
    guard now >= start else { return start == .distantFuture ? nil : start }
    let past = start.duration(to: now).saturatingNanoseconds / hundredth
    let (next, isTooMuch) = (past + 1).multipliedReportingOverflow(by: hundredth)
    let instant = start.advanced(by: .nanoseconds(isTooMuch ? .max : next))
    return instant == .distantFuture ? nil : instant
  }

  private static func twoDigits(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

/// A clock that runs in an interval.
struct TimerSpan: Equatable {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  /// The same as instants.
  private func bounds(_ dates: SessionDates) -> (start: Instant, end: Instant) {
    (dates.instant(of: interval.lowerBound), dates.instant(of: interval.upperBound))
  }

  /// The instant that it shows, of those in its interval.
  private func held(_ now: Instant, by dates: SessionDates) -> Instant {
    let (start, end) = bounds(dates)
    let pause = pauseTime.map(dates.instant(of:)) ?? .distantFuture
    return max(min(now, pause, end), start)
  }

  /// How far its end is, or its beginning.
  private func distance(at instant: Instant, by dates: SessionDates) -> DateDistance {
    DateDistance(
      to: countsDown ? interval.upperBound : interval.lowerBound, at: instant, by: dates)
  }

  /// What it shows, in seconds.
  func shown(at now: Instant, by dates: SessionDates) -> Int64 {
    distance(at: held(now, by: dates), by: dates).seconds
  }

  func nextChange(after now: Instant, by dates: SessionDates) -> Instant? {
    let (start, end) = bounds(dates)
    if now < start { return start }
    guard held(now, by: dates) == now, now < end else { return nil }
    return distance(at: now, by: dates).nextChange(coarsely: false).map { min($0, end) }
  }
}
