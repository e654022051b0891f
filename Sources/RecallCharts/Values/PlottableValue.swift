/// A value to plot, with a name for what it is of.
///
/// ```swift
/// BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
/// ```
public struct PlottableValue<Value: Plottable> {
  let plotted: PlottedValue

  init(_ label: String, _ value: Value, unit: Calendar.Component? = nil) {
    plotted = PlottedValue(label: label, datum: value.primitivePlottable._datum, unit: unit)
  }

  /// A value named by a literal.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(labelKey.plainText, value)
  }

  /// A value named by a string.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(_ label: Label, _ value: Value) -> PlottableValue
  {
    PlottableValue(String(label), value)
  }

  /// A value named by a text.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label.plainText, value)
  }
}

extension PlottableValue where Value == Date {
  /// A date that stands for the whole of its day, month or other unit, in the Gregorian calendar and
  /// Greenwich's time.
  ///
  /// - Parameters:
  ///   - labelKey: What it is of.
  ///   - date: The date.
  ///   - unit: The unit.
  ///   - calendar: Taken for what programs say: the calendar is always that.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(labelKey.plainText, date, unit: unit)
  }

  /// A date that stands for the whole of its unit.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(String(label), date, unit: unit)
  }

  /// A date that stands for the whole of its unit.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(label.plainText, date, unit: unit)
  }
}

/// A value whose type is hidden.
struct PlottedValue: Hashable {
  let label: String
  let datum: _Datum
  var unit: Calendar.Component?
}

extension PlottableValue where Value: BinaryFloatingPoint {
  /// A stretch of numbers, by its middle.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(labelKey.plainText, range.lowerBound + (range.upperBound - range.lowerBound) / 2)
  }
}

extension PlottableValue where Value == Date {
  /// A stretch of dates, by its middle.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Date>
  ) -> PlottableValue {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    return PlottableValue(labelKey.plainText, range.lowerBound + length / 2)
  }
}
