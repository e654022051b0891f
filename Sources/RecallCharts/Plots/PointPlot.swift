/// A point for each element of a collection.
public struct PointPlot<Element>: _DataPlot {
  public typealias Body = Never

  public var _plot: _PlottedData<Element>

  /// Creates points.
  public init<X: Plottable, Y: Plottable>(
    _ data: some Sequence<Element>, x: PlottableProjection<Element, X>,
    y: PlottableProjection<Element, Y>
  ) {
    _plot = _PlottedData(data, Mark(.point)) { element, mark in
      mark.x = .value(x.plotted(of: element))
      mark.y = .value(y.plotted(of: element))
    }
  }
}
