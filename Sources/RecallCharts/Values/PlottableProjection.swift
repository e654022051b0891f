/// A value of each element of a collection to plot, with a name for what it is of.
///
/// ```swift
/// LinePlot(sales, x: .value("Day", \.day), y: .value("Sales", \.count))
/// ```
public struct PlottableProjection<Element, Value: Plottable> {
  private let label: String
  private let path: KeyPath<Element, Value>
  private let unit: Calendar.Component?

  func plotted(of element: Element) -> PlottedValue {
    PlottableValue(label, element[keyPath: path], unit: unit).plotted
  }

  /// Values named by a literal.
  public static func value(
    _ labelKey: LocalizedStringKey, _ path: KeyPath<Element, Value>
  ) -> PlottableProjection {
    PlottableProjection(label: labelKey.plainText, path: path, unit: nil)
  }

  /// Values named by a string.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ path: KeyPath<Element, Value>
  ) -> PlottableProjection {
    PlottableProjection(label: String(label), path: path, unit: nil)
  }

  /// Values named by a text.
  public static func value(
    _ label: Text, _ path: KeyPath<Element, Value>
  ) -> PlottableProjection {
    PlottableProjection(label: label.plainText, path: path, unit: nil)
  }
}

extension PlottableProjection where Value == Date {
  /// Dates that stand for the whole of their day, month or other unit, named by a literal.
  public static func value(
    _ labelKey: LocalizedStringKey, _ path: KeyPath<Element, Date>, unit: Calendar.Component
  ) -> PlottableProjection {
    PlottableProjection(label: labelKey.plainText, path: path, unit: unit)
  }

  /// Dates that stand for the whole of their unit, named by a string.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ path: KeyPath<Element, Date>, unit: Calendar.Component
  ) -> PlottableProjection {
    PlottableProjection(label: String(label), path: path, unit: unit)
  }
}
