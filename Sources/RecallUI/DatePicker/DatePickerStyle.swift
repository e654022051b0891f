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
protocol BuiltInDatePickerStyle: DatePickerStyle {
  var kind: DatePickerKind { get }
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
