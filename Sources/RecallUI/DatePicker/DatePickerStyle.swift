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

/// How pickers of dates look.
///
/// A style can have `@Environment` and other dynamic properties. In one of a program's own, `DatePicker(configuration)`
/// is the picker as the style around it would show it.
public protocol DatePickerStyle: _ControlStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a picker of dates.
public struct DatePickerStyleConfiguration: StyledConfiguration {
  /// What says what the date is for.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  public let label: Label
  /// The date.
  @Binding public var selection: Date
  let limits: DateLimits
  /// What of the date can be chosen.
  public let displayedComponents: DatePickerComponents
  package var outerStyle: [ErasedStyle<DatePickerStyleConfiguration>] = []

  init(
    label: Label, selection: Binding<Date>, limits: DateLimits, components: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.limits = limits
    displayedComponents = components
  }

  /// The first date that may be chosen; nil for any.
  public var minimumDate: Date? { limits.first }

  /// The last date that may be chosen; nil for any.
  public var maximumDate: Date? { limits.last }
}

/// Which of the built-in looks a picker of dates has.
enum DatePickerKind {
  case compact, graphical, wheel, field, stepperField
}

/// A style that is one of the built-in looks.
private protocol BuiltInDatePickerStyle: DatePickerStyle {
  var kind: DatePickerKind { get }
}

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

private struct DatePickerStyleBody<Style: DatePickerStyle>: View {
  let style: Style
  let configuration: DatePickerStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension ErasedStyle<DatePickerStyleConfiguration> {
  static func datePicker<Style: DatePickerStyle>(_ style: Style) -> Self {
    ErasedStyle(style) { DatePickerStyleBody(style: $0, configuration: $1) }
  }
}

private struct DatePickerKindKey: EnvironmentKey {
  static var defaultValue: DatePickerKind { .compact }
}

private struct DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<DatePickerStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var datePickerKind: DatePickerKind {
    get { self[DatePickerKindKey.self] }
    set { self[DatePickerKindKey.self] = newValue }
  }

  /// A style of a program's own; nil where pickers have one of the built-in looks.
  var datePickerStyle: ErasedStyle<DatePickerStyleConfiguration>? {
    get { self[DatePickerStyleKey.self] }
    set {
      let outer = self[DatePickerStyleKey.self]
      self[DatePickerStyleKey.self] = newValue.map { style in outer.map(style.inside) ?? style }
    }
  }
}

extension View {
  /// Sets how the pickers of dates in this view look.
  public func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    let kind = (style as? any BuiltInDatePickerStyle)?.kind
    return transformEnvironment(\.self) { values in
      if let kind { values.datePickerKind = kind }
      values.datePickerStyle = kind == nil ? .datePicker(style) : nil
    }
  }
}
