/// The line through a point for each element of a collection, or of a function.
public struct LinePlot<Element>: _DataPlot {
  public typealias Body = Never

  public var _plot: _PlottedData<Element>

  /// Creates a line.
  public init<X: Plottable, Y: Plottable>(
    _ data: some Sequence<Element>, x: PlottableProjection<Element, X>,
    y: PlottableProjection<Element, Y>
  ) {
    _plot = _PlottedData(data, Mark(.line)) { element, mark in
      mark.x = .value(x.plotted(of: element))
      mark.y = .value(y.plotted(of: element))
    }
  }

  /// Creates a line for each series.
  public init<S: Plottable, X: Plottable, Y: Plottable>(
    _ data: some Sequence<Element>, x: PlottableProjection<Element, X>,
    y: PlottableProjection<Element, Y>,
    series: PlottableProjection<Element, S>
  ) {
    _plot = _PlottedData(data, Mark(.line)) { element, mark in
      mark.x = .value(x.plotted(of: element))
      mark.y = .value(y.plotted(of: element))
      mark.series = series.plotted(of: element)
    }
  }
}

/// A plot of a function.
///
/// ```swift
/// LinePlot(x: "x", y: "y", domain: -3...3) { x in sin(x) }
/// ```
///
/// Without a domain it goes over what the horizontal axis covers: what `chartXScale(domain:)` says or other marks need.
/// Where the function has no finite number there is no point.
extension LinePlot where Element == Never {
  /// Creates the line of a function of the horizontal axis.
  public init<X: StringProtocol, Y: StringProtocol>(
    x: X, y: Y, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    _plot = _PlottedData(
      Mark(
        .line,
        PlottedFunction(domain: domain, labels: (String(x), String(y))) { ($0, nil, function($0)) })
    )
  }

  /// Creates the line that a point follows.
  public init<X: StringProtocol, Y: StringProtocol, T: StringProtocol>(
    x: X, y: Y, t: T, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    _plot = _PlottedData(
      Mark(
        .line,
        PlottedFunction(domain: domain, labels: (String(x), String(y))) {
          let point = function($0)
          return (point.x, nil, point.y)
        }))
  }
}
