/// Buttons that show the date, and open a month or wheels.
public struct DefaultDatePickerStyle: BuiltInDatePickerStyle {
  public init() {}

  var kind: DatePickerKind { .compact }

  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

/// Buttons that show the date, and open a month or wheels.
public struct CompactDatePickerStyle: BuiltInDatePickerStyle {
  public init() {}

  var kind: DatePickerKind { .compact }

  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

/// A month, with the time of the day below it.
public struct GraphicalDatePickerStyle: BuiltInDatePickerStyle {
  public init() {}

  var kind: DatePickerKind { .graphical }

  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

/// Wheels to turn: of months, days, years, hours and minutes.
public struct WheelDatePickerStyle: BuiltInDatePickerStyle {
  public init() {}

  var kind: DatePickerKind { .wheel }

  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

/// The date in figures, each part of which can be typed.
public struct FieldDatePickerStyle: BuiltInDatePickerStyle {
  public init() {}

  var kind: DatePickerKind { .field }

  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
}

/// The date in figures, each part of which can be typed, and a stepper for the part that has the focus.
public struct StepperFieldDatePickerStyle: BuiltInDatePickerStyle {
  public init() {}

  var kind: DatePickerKind { .stepperField }

  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerKind, kind)
  }
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

extension DatePickerStyle where Self == FieldDatePickerStyle {
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
