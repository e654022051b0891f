/// A point of the edge of an area.
public struct AreaMark: ChartContent {
  public typealias Body = Never

  var mark = Mark(.area)

  /// Creates a point of the edge of an area above zero, on those of other series.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark.x = .value(x.plotted)
    mark.y = .value(y.plotted)
    mark.stacking = stacking
  }

  /// Creates a point of the edge of a series' area.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark.x = .value(x.plotted)
    mark.y = .value(y.plotted)
    mark.series = series.plotted
    mark.stacking = stacking
  }

  /// Creates points of the edges of a band.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.x = .value(x.plotted)
    mark.y = .range(yStart.plotted, yEnd.plotted)
  }

  /// Creates points of the edges of a series' band.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark.x = .value(x.plotted)
    mark.y = .range(yStart.plotted, yEnd.plotted)
    mark.series = series.plotted
  }

  /// Creates points of the edges of an upright band.
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

extension AreaMark: PrimitiveChartContent {}
