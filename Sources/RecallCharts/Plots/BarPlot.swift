/// A bar for each element of a collection.
public struct BarPlot<Element>: _DataPlot {
  public typealias Body = Never

  public var _plot: _PlottedData<Element>

  /// Creates bars from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    _ data: some Sequence<Element>, x: PlottableProjection<Element, X>,
    y: PlottableProjection<Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    _plot = _PlottedData(data, Mark(.bar)) { element, mark in
      mark.x = .value(x.plotted(of: element))
      mark.y = .value(y.plotted(of: element))
      mark.width = width
      mark.height = height
      mark.stacking = stacking
    }
  }

  /// Creates bars between two values of x.
  public init<X: Plottable, Y: Plottable>(
    _ data: some Sequence<Element>, xStart: PlottableProjection<Element, X>,
    xEnd: PlottableProjection<Element, X>,
    y: PlottableProjection<Element, Y>,
    height: MarkDimension = .automatic
  ) {
    _plot = _PlottedData(data, Mark(.bar)) { element, mark in
      mark.x = .range(xStart.plotted(of: element), xEnd.plotted(of: element))
      mark.y = .value(y.plotted(of: element))
      mark.height = height
    }
  }

  /// Creates bars between two values of y.
  public init<X: Plottable, Y: Plottable>(
    _ data: some Sequence<Element>, x: PlottableProjection<Element, X>,
    yStart: PlottableProjection<Element, Y>,
    yEnd: PlottableProjection<Element, Y>,
    width: MarkDimension = .automatic
  ) {
    _plot = _PlottedData(data, Mark(.bar)) { element, mark in
      mark.x = .value(x.plotted(of: element))
      mark.y = .range(yStart.plotted(of: element), yEnd.plotted(of: element))
      mark.width = width
    }
  }
}
