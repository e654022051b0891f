/// A rectangle.
public struct RectangleMark: ChartContent {
  public typealias Body = Never

  var mark = Mark(.rectangle)

  /// Creates a rectangle around a place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark.x = .value(x.plotted)
    mark.y = .value(y.plotted)
    mark.width = width
    mark.height = height
  }

  /// Creates a rectangle between values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark.x = .range(xStart.plotted, xEnd.plotted)
    mark.y = .range(yStart.plotted, yEnd.plotted)
  }

  /// Creates a rectangle between two values of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark.x = .value(x.plotted)
    mark.y = .range(yStart.plotted, yEnd.plotted)
    mark.width = width
  }

  /// Creates a rectangle between two values of x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark.x = .range(xStart.plotted, xEnd.plotted)
    mark.y = .value(y.plotted)
    mark.height = height
  }

  /// Creates a rectangle around a value of x, as high as the chart.
  public init<X: Plottable>(x: PlottableValue<X>, width: MarkDimension = .automatic) {
    mark.x = .value(x.plotted)
    mark.width = width
  }

  /// Creates a rectangle around a value of y, as wide as the chart.
  public init<Y: Plottable>(y: PlottableValue<Y>, height: MarkDimension = .automatic) {
    mark.y = .value(y.plotted)
    mark.height = height
  }

  /// Creates a rectangle between two values of x, as high as the chart.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>
  ) {
    mark.x = .range(xStart.plotted, xEnd.plotted)
  }

  /// Creates a rectangle between two values of y, as wide as the chart.
  public init<Y: Plottable>(
    yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark.y = .range(yStart.plotted, yEnd.plotted)
  }

  public func _addMarks(to list: inout _MarkList) {
    list.add(mark)
  }
}

extension RectangleMark: PrimitiveChartContent {}
