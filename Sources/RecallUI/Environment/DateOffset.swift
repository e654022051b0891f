/// Formats of the system's that go on with the time.
public enum SystemFormatStyle {
  /// How far a date is from another one, as a clock says it: `1:05`.
  public struct DateOffset: FormatStyle, Sendable {
    /// A part of a date.
    public enum Field: Codable, Hashable, Sendable {
      case year, month, day, hour, minute, second
    }

    let anchor: Date

    /// - Parameters:
    ///   - anchor: From where.
    ///   - allowedFields: Taken for what programs say: hours where there are any, minutes and seconds.
    public init(
      to anchor: Date, allowedFields: Set<Field> = [.hour, .minute, .second]
    ) {
      self.anchor = anchor
    }

    public func format(_ value: Date) -> String {
      let distance = value.timeIntervalSince(anchor)
      guard distance.isFinite, abs(distance) < 1e15 else { return "" }
      return (distance <= -1 ? "-" : "") + SystemFormatStyle.clock(Int(abs(distance)))
    }
  }

  /// What a date is of an interval, as a clock says it: how much has passed, or what is left.
  public struct Timer: FormatStyle, Hashable, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool

    public func format(_ value: Date) -> String {
      let held = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(held).rounded(.up)
        : held.timeIntervalSince(interval.lowerBound).rounded(.down)
      guard seconds.isFinite, seconds < 1e15 else { return "" }
      return SystemFormatStyle.clock(Int(seconds), showsHours: showsHours)
    }
  }

  /// How long it is since a date, with hundredths of a second: `1:05.40`.
  public struct Stopwatch: FormatStyle, Hashable, Sendable {
    let start: Date

    public func format(_ value: Date) -> String {
      Text.stopwatch(showing: value.timeIntervalSince(start))
    }
  }

  private static func clock(_ seconds: Int, showsHours: Bool = true) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours == 0 || !showsHours
      ? "\(seconds / 60):\(two(seconds % 60))"
      : "\(hours):\(two(minutes)):\(two(seconds % 60))"
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// What is left of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(interval: interval, countsDown: true, showsHours: showsHours)
  }

  /// How much of an interval has passed.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(interval: interval, countsDown: false, showsHours: showsHours)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// How long it is since a date.
  public static func stopwatch(startingAt start: Date) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(start: start)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is from another one, as a clock says it.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<SystemFormatStyle.DateOffset.Field> = [.hour, .minute, .second]
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(to: anchor, allowedFields: allowedFields)
  }
}

/// Where a text has a value from that goes on with the time.
public struct TimeDataSource<Value>: Sendable {
  fileprivate init() {}
}

extension TimeDataSource where Value == Date {
  /// The stage's date.
  public static var currentDate: TimeDataSource { TimeDataSource() }
}

extension Text {
  /// Creates a text that says how far the stage's date is from another one, and goes on with the time.
  public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.DateOffset) {
    self.init(format.anchor, style: .timer)
  }

  /// Creates a text that says what the stage's date is of an interval, and goes on with the time.
  public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.Timer) {
    self.init(
      timerInterval: format.interval.lowerBound...format.interval.upperBound,
      countsDown: format.countsDown, showsHours: format.showsHours)
  }

  /// Creates a text that says how long it is since a date, and goes on with the time.
  public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.Stopwatch) {
    self.init(stopwatchSince: format.start)
  }
}
