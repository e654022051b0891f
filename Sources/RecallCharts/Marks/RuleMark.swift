/// A line across a chart, or a part of it.
public struct RuleMark: ChartContent {
  public typealias Body = Never

  var mark = Mark(.rule)

  /// Creates an upright line.
  public init<X: Plottable>(
    x: PlottableValue<X>
  ) {
    mark.x = .value(x.plotted)
  }

  /// Creates a level line.
  public init<Y: Plottable>(
    y: PlottableValue<Y>
  ) {
    mark.y = .value(y.plotted)
  }

  /// Creates an upright line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.x = .value(x.plotted)
    mark.y = .range(yStart.plotted, yEnd.plotted)
  }

  /// Creates a level line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark.x = .range(xStart.plotted, xEnd.plotted)
    mark.y = .value(y.plotted)
  }

  public func _addMarks(to list: inout _MarkList) {
    list.add(mark)
  }
}

extension RuleMark: PrimitiveChartContent {}
