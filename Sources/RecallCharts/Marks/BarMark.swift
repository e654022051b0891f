/// A bar: from zero to a value, or from one value to another.
public struct BarMark: ChartContent {
  public typealias Body = Never

  var mark = Mark(.bar)

  /// Creates a bar from zero to a value, on those that stand at its place already.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark.x = .value(x.plotted)
    mark.y = .value(y.plotted)
    mark.width = width
    mark.height = height
    mark.stacking = stacking
  }

  /// Creates a bar between two values of x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark.x = .range(xStart.plotted, xEnd.plotted)
    mark.y = .value(y.plotted)
    mark.height = height
  }

  /// Creates a bar between two values of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark.x = .value(x.plotted)
    mark.y = .range(yStart.plotted, yEnd.plotted)
    mark.width = width
  }

  /// Creates a bar along x, as high as the chart.
  public init<X: Plottable>(
    x: PlottableValue<X>, stacking: MarkStackingMethod = .standard
  ) {
    mark.x = .value(x.plotted)
    mark.stacking = stacking
  }

  /// Creates a bar along y, as wide as the chart.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark.y = .value(y.plotted)
    mark.stacking = stacking
  }

  /// Creates a bar between two values of x, as high as the chart.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>
  ) {
    mark.x = .range(xStart.plotted, xEnd.plotted)
  }

  public func _addMarks(to list: inout _MarkList) {
    list.add(mark)
  }
}

extension BarMark: PrimitiveChartContent {}
