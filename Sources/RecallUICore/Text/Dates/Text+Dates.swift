import VirtualTime

extension Text {
  /// How a text tells of a date.
  public struct DateStyle: Equatable, Hashable, Codable, Sendable {
    let kind: TextMoment.Style

    /// The time of the day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// How far from now: `2 hr, 23 min`.
    public static let relative = DateStyle(kind: .relative)
    /// How far from now, and in which direction: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// A clock that counts down to the date, and up from then on: `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }

  init(_ moment: TextMoment) {
    var run = Run(string: moment.string(in: EnvironmentValues(), at: .zero))
    run.moment = moment
    runs = [run]
  }

  /// Creates a view that tells of a date by the environment's calendar, time zone and locale.
  ///
  /// What depends on the present goes by the stage's clock: each session begins with the year 2001.
  /// A timer of the stage changes the text at the instant at which it says something else.
  public init(_ date: Date, style: DateStyle) {
    self.init(.date(date, style.kind))
  }

  /// Creates a view that tells from when to when: `9:30 AM – 3:30 PM`.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.interval(from: dates.lowerBound, to: dates.upperBound))
  }

  /// Creates a view that tells from when to when.
  public init(_ interval: DateInterval) {
    self.init(.interval(from: interval.start, to: interval.end))
  }

  /// Creates a clock that runs in an interval, by the stage's clock.
  ///
  /// - Parameters:
  ///   - timerInterval: When it begins to run, and when it stops.
  ///   - pauseTime: When it stands still; nil for never.
  ///   - countsDown: Whether it shows what is left rather than what has passed.
  ///   - showsHours: Whether an hour is more than sixty minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timer(
        TimerSpan(
          interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours)))
  }

  /// Creates a stopwatch that began at a date, by the stage's clock.
  package init(stopwatchSince start: Date) {
    self.init(.stopwatch(start))
  }

  /// What a stopwatch shows so many seconds after it began.
  package static func stopwatch(showing seconds: Double) -> String {
    let nanoseconds = (seconds * 1e9).rounded()
    return ClockFace.string(ofNanoseconds: Int64(exactly: nanoseconds) ?? (seconds > 0 ? .max : 0))
  }

  /// The first instant after `now` at which this text may say something else.
  func nextChange(after now: Instant, by dates: SessionDates) -> Instant? {
    runs.compactMap { $0.moment?.nextChange(after: now, by: dates) }.min()
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Tells of a date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Tells from when to when.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Tells from when to when.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// Shows a clock that runs in an interval.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}
