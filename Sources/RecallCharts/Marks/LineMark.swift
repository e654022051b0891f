/// A point of a line, which leads through all marks of its series in order.
public struct LineMark: ChartContent {
  public typealias Body = Never

  var mark = Mark(.line)

  /// Creates a point of a line.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark.x = .value(x.plotted)
    mark.y = .value(y.plotted)
  }

  /// Creates a point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark.x = .value(x.plotted)
    mark.y = .value(y.plotted)
    mark.series = series.plotted
  }

  public func _addMarks(to list: inout _MarkList) {
    list.add(mark)
  }
}

extension LineMark: PrimitiveChartContent {}
