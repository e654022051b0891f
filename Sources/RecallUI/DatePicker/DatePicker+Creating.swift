/// Dates that a picker may be limited to: from one to another, from one on, or up to one.
public protocol _DateRange {
  /// Its ends.
  var _limits: _DateRangeLimits { get }
}

/// The ends of a range of dates.
public struct _DateRangeLimits {
  let limits: DateLimits
}

extension ClosedRange: _DateRange where Bound == Date {
  public var _limits: _DateRangeLimits {
    _DateRangeLimits(limits: DateLimits(first: lowerBound, last: upperBound))
  }
}

extension PartialRangeFrom: _DateRange where Bound == Date {
  public var _limits: _DateRangeLimits {
    _DateRangeLimits(limits: DateLimits(first: lowerBound))
  }
}

extension PartialRangeThrough: _DateRange where Bound == Date {
  public var _limits: _DateRangeLimits {
    _DateRangeLimits(limits: DateLimits(last: upperBound))
  }
}

extension DatePicker {
  /// Creates a picker of a date.
  ///
  /// - Parameters:
  ///   - selection: The date.
  ///   - displayedComponents: What of the date can be chosen.
  ///   - label: What says what the date is for.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, DateLimits(), displayedComponents, label())
  }

  /// Creates a picker of a date in a range: `first...last`, `first...` or `...last`.
  public init<R: _DateRange>(
    selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range._limits.limits, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker of a date, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(), displayedComponents, Text(titleKey))
  }

  /// Creates a picker of a date, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, DateLimits(), displayedComponents, Text(title))
  }

  /// Creates a picker of a date in a range, with a title.
  public init<R: _DateRange>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range._limits.limits, displayedComponents, Text(titleKey))
  }

  /// Creates a picker of a date in a range, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, R: _DateRange>(
    _ title: S, selection: Binding<Date>, in range: R,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range._limits.limits, displayedComponents, Text(title))
  }
}
