/// A function as a mark of a chart: its points are made when it is known what the axis covers.
struct PlottedFunction {
  /// What goes over its domain; nil for the horizontal axis.
  let domain: ClosedRange<Double>?
  let labels: (x: String, y: String)
  /// Where it is on the horizontal axis, and between which heights, which are one for a line.
  let point: (Double) -> (x: Double, low: Double?, high: Double)

  /// How many points stand for a function.
  static let count = 201
}

extension Mark {
  init(_ kind: Kind, _ function: PlottedFunction) {
    self.init(kind)
    self.function = function
  }

  /// This mark, or the points of its function.
  ///
  /// - Parameters:
  ///   - axis: What the horizontal axis covers.
  ///   - number: Its number among the marks: a function is a series of its own.
  func points(along axis: ClosedRange<Double>, number: Int) -> [Mark] {
    guard let function else { return [self] }
    let domain = function.domain ?? axis
    let span = domain.upperBound - domain.lowerBound
    guard span.isFinite else { return [] }
    return (0..<PlottedFunction.count).compactMap { index in
      let place = Double(index) / Double(PlottedFunction.count - 1)
      let (x, low, high) = function.point(domain.lowerBound + span * place)
      guard x.isFinite, high.isFinite, (low ?? 0).isFinite else { return nil }
      func plotted(_ label: String, _ number: Double) -> PlottedValue {
        PlottedValue(label: label, datum: .number(number))
      }
      var mark = self
      mark.function = nil
      mark.x = .value(plotted(function.labels.x, x))
      let top = plotted(function.labels.y, high)
      mark.y = low.map { .range(plotted(function.labels.y, $0), top) } ?? .value(top)
      mark.series =
        series
        ?? PlottedValue(
          label: function.labels.y, datum: .category("\(function.labels.y) \(number + 1)"))
      return mark
    }
  }
}

extension [Mark] {
  /// These marks, with the points of functions among them.
  func withFunctions(along axis: ScaleOptions) -> [Mark] {
    guard contains(where: { $0.function != nil }) else { return self }
    let told = axis.values ?? flatMap { $0.x?.values ?? [] }.map(\.datum)
    let numbers = told.compactMap { datum -> Double? in
      if case .number(let number) = datum, number.isFinite { number } else { nil }
    }
    let covered = (numbers.min() ?? 0)...(numbers.max() ?? 1)
    return enumerated().flatMap { $0.element.points(along: covered, number: $0.offset) }
  }
}
