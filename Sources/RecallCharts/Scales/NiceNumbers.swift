/// Numbers that people count in: 1, 2 and 5, and these times powers of ten.
enum NiceNumbers {
  /// The step between ticks of about `count` that cover a range (Heckbert, "Nice numbers for graph
  /// labels", Graphics Gems, 1990); nil for no range.
  static func step(over length: Double, count: Int) -> Double? {
    guard length > 0, length.isFinite, count > 0 else { return nil }
    let raw = length / Double(count)
    let power = pow(10, log10(raw).rounded(.down))
    guard power > 0, power.isFinite else { return nil }
    let fraction = raw / power
    let nice: Double = fraction < 1.5 ? 1 : fraction < 3 ? 2 : fraction < 7 ? 5 : 10
    return nice * power
  }

  /// The ticks of a range, at whole multiples of a step.
  ///
  /// - Parameter mostTicks: More than a screen has pixels is none.
  static func ticks(from low: Double, to high: Double, by step: Double, mostTicks: Int = 1_000)
    -> [Double]
  {
    guard step > 0, step.isFinite, low.isFinite, high.isFinite, low <= high else { return [] }
    let slack = 1e-9
    let (first, last) = ((low / step - slack).rounded(.up), (high / step + slack).rounded(.down))
    guard last >= first, last - first < Double(mostTicks), abs(last) < 1e15 else { return [] }
    return (0...Int(last - first)).map { index in
      // A step such as 0.1 has no exact double, but one times, over its reciprocal's, has.
      let multiple = first + Double(index)
      let tick = step < 1 ? multiple / (1 / step).rounded(toMultipleNear: 1) : multiple * step
      return tick == 0 ? 0 : tick
    }
  }

  /// A range whose ends are ticks.
  static func rounded(_ range: ClosedRange<Double>, count: Int) -> ClosedRange<Double> {
    let length = range.upperBound - range.lowerBound
    guard let step = step(over: length, count: count) else { return range }
    let slack = 1e-9
    let low = (range.lowerBound / step + slack).rounded(.down) * step
    let high = (range.upperBound / step - slack).rounded(.up) * step
    return low.isFinite && high.isFinite && low < high ? low...high : range
  }
}

extension Double {
  /// This number, or the whole one that it is off by rounding only.
  fileprivate func rounded(toMultipleNear unit: Double) -> Double {
    let whole = (self / unit).rounded() * unit
    return abs(self - whole) < 1e-6 * magnitude ? whole : self
  }
}
