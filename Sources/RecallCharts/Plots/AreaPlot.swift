/// The area below a point for each element of a collection, or below a function.
public struct AreaPlot<Element>: _DataPlot {
  public typealias Body = Never

  public var _plot: _PlottedData<Element>

  /// Creates the area between zero and values.
  public init<X: Plottable, Y: Plottable>(
    _ data: some Sequence<Element>, x: PlottableProjection<Element, X>,
    y: PlottableProjection<Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    _plot = _PlottedData(data, Mark(.area)) { element, mark in
      mark.x = .value(x.plotted(of: element))
      mark.y = .value(y.plotted(of: element))
      mark.stacking = stacking
    }
  }

  /// Creates the area between two values of y.
  public init<X: Plottable, Y: Plottable>(
    _ data: some Sequence<Element>, x: PlottableProjection<Element, X>,
    yStart: PlottableProjection<Element, Y>,
    yEnd: PlottableProjection<Element, Y>
  ) {
    _plot = _PlottedData(data, Mark(.area)) { element, mark in
      mark.x = .value(x.plotted(of: element))
      mark.y = .range(yStart.plotted(of: element), yEnd.plotted(of: element))
    }
  }
}

/// The area below a function, or between two.
extension AreaPlot where Element == Never {
  /// Creates the area between zero and a function of the horizontal axis.
  public init<X: StringProtocol, Y: StringProtocol>(
    x: X, y: Y, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    _plot = _PlottedData(
      Mark(
        .area,
        PlottedFunction(domain: domain, labels: (String(x), String(y))) { ($0, 0, function($0)) }))
  }

  /// Creates the area between two functions of the horizontal axis.
  public init<X: StringProtocol, Y: StringProtocol>(
    x: X, yStart: Y, yEnd: Y, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    _plot = _PlottedData(
      Mark(
        .area,
        PlottedFunction(domain: domain, labels: (String(x), String(yEnd))) {
          let ends = function($0)
          return ($0, ends.yStart, ends.yEnd)
        }))
  }
}
