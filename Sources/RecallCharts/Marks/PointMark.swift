/// A point.
public struct PointMark: ChartContent {
  public typealias Body = Never

  var mark = Mark(.point)

  /// Creates a point.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark.x = .value(x.plotted)
    mark.y = .value(y.plotted)
  }

  /// Creates a point in the middle of y.
  public init<X: Plottable>(
    x: PlottableValue<X>
  ) {
    mark.x = .value(x.plotted)
  }

  /// Creates a point in the middle of x.
  public init<Y: Plottable>(
    y: PlottableValue<Y>
  ) {
    mark.y = .value(y.plotted)
  }

  public func _addMarks(to list: inout _MarkList) {
    list.add(mark)
  }
}

extension PointMark: PrimitiveChartContent {}
