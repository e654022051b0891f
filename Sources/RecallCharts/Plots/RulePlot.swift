/// A rule for each element of a collection.
public struct RulePlot<Element>: _DataPlot {
  public typealias Body = Never

  public var _plot: _PlottedData<Element>

  /// Creates upright lines.
  public init<X: Plottable>(
    _ data: some Sequence<Element>, x: PlottableProjection<Element, X>
  ) {
    _plot = _PlottedData(data, Mark(.rule)) { element, mark in
      mark.x = .value(x.plotted(of: element))
    }
  }

  /// Creates level lines.
  public init<Y: Plottable>(
    _ data: some Sequence<Element>, y: PlottableProjection<Element, Y>
  ) {
    _plot = _PlottedData(data, Mark(.rule)) { element, mark in
      mark.y = .value(y.plotted(of: element))
    }
  }

  /// Creates upright lines between two values.
  public init<X: Plottable, Y: Plottable>(
    _ data: some Sequence<Element>, x: PlottableProjection<Element, X>,
    yStart: PlottableProjection<Element, Y>,
    yEnd: PlottableProjection<Element, Y>
  ) {
    _plot = _PlottedData(data, Mark(.rule)) { element, mark in
      mark.x = .value(x.plotted(of: element))
      mark.y = .range(yStart.plotted(of: element), yEnd.plotted(of: element))
    }
  }

  /// Creates level lines between two values.
  public init<X: Plottable, Y: Plottable>(
    _ data: some Sequence<Element>, xStart: PlottableProjection<Element, X>,
    xEnd: PlottableProjection<Element, X>,
    y: PlottableProjection<Element, Y>
  ) {
    _plot = _PlottedData(data, Mark(.rule)) { element, mark in
      mark.x = .range(xStart.plotted(of: element), xEnd.plotted(of: element))
      mark.y = .value(y.plotted(of: element))
    }
  }
}
