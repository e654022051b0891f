/// What of a date a picker shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The time of the day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// How pickers of dates look. There are no styles of a program's own.
public protocol DatePickerStyle {
  var _kind: _DatePickerKind { get }
}

/// Which of the built-in looks a picker of dates has.
public enum _DatePickerKind: Sendable {
  case compact, graphical, wheel
}

/// Buttons that show the date, and open a month or wheels.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}

  public var _kind: _DatePickerKind { .compact }
}

/// Buttons that show the date, and open a month or wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}

  public var _kind: _DatePickerKind { .compact }
}

/// A month, with the time of the day below it.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}

  public var _kind: _DatePickerKind { .graphical }
}

/// Wheels to turn: of months, days, years, hours and minutes.
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}

  public var _kind: _DatePickerKind { .wheel }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerKindKey: EnvironmentKey {
  static var defaultValue: _DatePickerKind { .compact }
}

extension EnvironmentValues {
  var datePickerKind: _DatePickerKind {
    get { self[DatePickerKindKey.self] }
    set { self[DatePickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets how the pickers of dates in this view look.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    environment(\.datePickerKind, style._kind)
  }
}
