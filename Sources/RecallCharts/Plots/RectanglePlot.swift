/// A rectangle for each element of a collection.
public struct RectanglePlot<Element>: _DataPlot {
  public typealias Body = Never

  public var _plot: _PlottedData<Element>

  /// Creates rectangles around places.
  public init<X: Plottable, Y: Plottable>(
    _ data: some Sequence<Element>, x: PlottableProjection<Element, X>,
    y: PlottableProjection<Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    _plot = _PlottedData(data, Mark(.rectangle)) { element, mark in
      mark.x = .value(x.plotted(of: element))
      mark.y = .value(y.plotted(of: element))
      mark.width = width
      mark.height = height
    }
  }

  /// Creates rectangles between values.
  public init<X: Plottable, Y: Plottable>(
    _ data: some Sequence<Element>, xStart: PlottableProjection<Element, X>,
    xEnd: PlottableProjection<Element, X>,
    yStart: PlottableProjection<Element, Y>,
    yEnd: PlottableProjection<Element, Y>
  ) {
    _plot = _PlottedData(data, Mark(.rectangle)) { element, mark in
      mark.x = .range(xStart.plotted(of: element), xEnd.plotted(of: element))
      mark.y = .range(yStart.plotted(of: element), yEnd.plotted(of: element))
    }
  }

  /// Creates rectangles between two values of y.
  public init<X: Plottable, Y: Plottable>(
    _ data: some Sequence<Element>, x: PlottableProjection<Element, X>,
    yStart: PlottableProjection<Element, Y>,
    yEnd: PlottableProjection<Element, Y>,
    width: MarkDimension = .automatic
  ) {
    _plot = _PlottedData(data, Mark(.rectangle)) { element, mark in
      mark.x = .value(x.plotted(of: element))
      mark.y = .range(yStart.plotted(of: element), yEnd.plotted(of: element))
      mark.width = width
    }
  }

  /// Creates rectangles between two values of x.
  public init<X: Plottable, Y: Plottable>(
    _ data: some Sequence<Element>, xStart: PlottableProjection<Element, X>,
    xEnd: PlottableProjection<Element, X>,
    y: PlottableProjection<Element, Y>,
    height: MarkDimension = .automatic
  ) {
    _plot = _PlottedData(data, Mark(.rectangle)) { element, mark in
      mark.x = .range(xStart.plotted(of: element), xEnd.plotted(of: element))
      mark.y = .value(y.plotted(of: element))
      mark.height = height
    }
  }
}
