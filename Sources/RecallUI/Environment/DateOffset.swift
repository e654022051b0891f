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
      let seconds = Int(abs(distance))
      let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let sign = distance <= -1 ? "-" : ""
      return hours == 0
        ? "\(sign)\(minutes):\(two(seconds % 60))"
        : "\(sign)\(hours):\(two(minutes)):\(two(seconds % 60))"
    }
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
}
