/// What an axis of a chart shows.
public protocol AxisContent {
  func _addAxes(to list: inout _AxisList)
}

/// What axes show, in order.
public struct _AxisList {
  var axes: [AxisMarks] = []
}

/// Lines, ticks and labels at some values of an axis.
///
/// ```swift
/// .chartXAxis {
///   AxisMarks(values: .stride(by: .month)) { value in
///     AxisGridLine()
///     AxisValueLabel(format: .dateTime.month(.abbreviated))
///   }
/// }
/// ```
public struct AxisMarks: AxisContent {
  let position: AxisMarkPosition
  /// Whether labels stand in the plot.
  let isInset: Bool
  let values: AxisMarkValues
  /// Nil for what looks well.
  let parts: ((AxisValue) -> _AxisParts)?
  let stroke: StrokeStyle?

  /// Creates an axis as it looks well.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position: position, values: values, parts: nil, stroke: stroke)
  }

  /// Creates an axis with marks at some values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position: position, values: .of(values), parts: nil, stroke: stroke)
  }

  /// Creates an axis with what `content` says for each value.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset, position: position, values: values, parts: { _AxisParts(content($0)) },
      stroke: stroke)
  }

  /// Creates an axis with what `content` says for each of some values.
  public init<Value: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(
      preset, position: position, values: .of(values), parts: { _AxisParts(content($0)) },
      stroke: stroke)
  }

  /// Creates an axis with the same at each of its values.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(
      preset, position: position, values: values, parts: { _ in _AxisParts(content()) },
      stroke: stroke)
  }

  /// Creates an axis with the same at each of some values.
  public init<Value: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(
      preset, position: position, values: .of(values), parts: { _ in _AxisParts(content()) },
      stroke: stroke)
  }

  /// Creates an axis whose labels are in a format.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values, stroke: stroke) { _ in
      AxisGridLine()
      AxisTick()
      AxisValueLabel(format: format)
    }
  }

  /// Creates an axis with marks at some values, whose labels are in a format.
  @_disfavoredOverload
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values, stroke: stroke) { _ in
      AxisGridLine()
      AxisTick()
      AxisValueLabel(format: format)
    }
  }

  /// Creates an axis with marks at some values, whose labels are in a format of these.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Format.FormatInput], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values, stroke: stroke) { _ in
      AxisGridLine()
      AxisTick()
      AxisValueLabel(format: format)
    }
  }

  /// Creates an axis whose labels are numbers in a format: `.number`, `.percent`, `.currency(code:)`.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput == Double, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values, stroke: stroke) { _ in
      AxisGridLine()
      AxisTick()
      AxisValueLabel(format: format)
    }
  }

  private init(
    _ preset: AxisMarkPreset, position: AxisMarkPosition, values: AxisMarkValues,
    parts: ((AxisValue) -> _AxisParts)?, stroke: StrokeStyle?
  ) {
    self.position = position
    isInset = preset == .inset
    self.values = values
    self.parts = parts
    self.stroke = stroke
  }

  public func _addAxes(to list: inout _AxisList) {
    list.axes.append(self)
  }
}

/// Where an axis stands.
public enum AxisMarkPosition: Sendable {
  /// Below, and at the trailing edge.
  case automatic
  case leading, trailing, top, bottom
}

/// The looks of an axis.
public struct AxisMarkPreset: Equatable, Sendable {
  private enum Kind: Sendable {
    case outside, inset
  }

  private let kind: Kind

  /// Labels stand beside the plot.
  public static let automatic = AxisMarkPreset(kind: .outside)
  /// Taken for what programs say: as by itself.
  public static let aligned = AxisMarkPreset(kind: .outside)
  /// Taken for what programs say: as by itself.
  public static let extended = AxisMarkPreset(kind: .outside)
  /// Labels stand in the plot, at its edge.
  public static let inset = AxisMarkPreset(kind: .inset)
}

/// The values of an axis that have marks.
public struct AxisMarkValues {
  enum Choice {
    /// - Parameter least: How far apart they are at least, of numbers.
    case automatic(count: Int?, least: Double? = nil)
    case values([_Datum])
    case stride(Double)
    case calendar(Calendar.Component, Int)
  }

  let choice: Choice

  /// Numbers that people count in, beginnings of hours, days or months, all categories.
  public static var automatic: AxisMarkValues { automatic() }

  /// About so many of them.
  ///
  /// - Parameters:
  ///   - desiredCount: About how many; nil for what fits.
  ///   - roundLowerBound: Taken for what programs say: marks change nothing of their scale.
  ///   - roundUpperBound: Taken likewise.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(choice: .automatic(count: desiredCount))
  }

  /// About so many of them, numbers at least so far apart.
  ///
  /// - Parameters:
  ///   - minimumStride: How far apart numbers are at least.
  ///   - desiredCount: About how many; nil for what fits.
  ///   - roundLowerBound: Taken for what programs say: marks change nothing of their scale.
  ///   - roundUpperBound: Taken likewise.
  public static func automatic<Value: BinaryFloatingPoint>(
    minimumStride: Value, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(choice: .automatic(count: desiredCount, least: Double(minimumStride)))
  }

  /// Whole multiples of a number.
  ///
  /// - Parameters:
  ///   - stepSize: The number.
  ///   - roundLowerBound: Taken for what programs say: marks change nothing of their scale.
  ///   - roundUpperBound: Taken likewise.
  public static func stride<Step: BinaryFloatingPoint>(
    by stepSize: Step, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(choice: .stride(Double(stepSize)))
  }

  /// The beginnings of units of the calendar.
  ///
  /// - Parameters:
  ///   - component: The unit.
  ///   - count: Of how many units each is the beginning.
  ///   - roundLowerBound: Taken for what programs say: marks change nothing of their scale.
  ///   - roundUpperBound: Taken likewise.
  ///   - calendar: Taken for what programs say: a chart's dates are those of the Gregorian calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(choice: .calendar(component, count))
  }

  /// Those that a program says itself; none for others.
  var told: [_Datum] {
    if case .values(let values) = choice { values } else { [] }
  }

  static func of<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(choice: .values(values.map { $0.primitivePlottable._datum }))
  }
}

/// A value of an axis that has marks.
public struct AxisValue {
  let datum: _Datum
  /// Which of the marked values it is, from 0.
  public let index: Int
  /// How many there are.
  public let count: Int

  /// The value as one of a type; nil when it is none.
  public func `as`<Value: Plottable>(_ type: Value.Type = Value.self) -> Value? {
    Value.PrimitivePlottable(_datum: datum).flatMap(Value.init(primitivePlottable:))
  }
}

/// Puts the axes of a closure together.
@resultBuilder
public enum AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> _AxisList {
    var list = _AxisList()
    content._addAxes(to: &list)
    return list
  }

  public static func buildBlock(_ lists: _AxisList...) -> _AxisList {
    _AxisList(axes: lists.flatMap(\.axes))
  }

  public static func buildOptional(_ list: _AxisList?) -> _AxisList { list ?? _AxisList() }
  public static func buildEither(first list: _AxisList) -> _AxisList { list }
  public static func buildEither(second list: _AxisList) -> _AxisList { list }
}

extension _AxisList: AxisContent {
  public func _addAxes(to list: inout _AxisList) {
    list.axes += axes
  }
}
