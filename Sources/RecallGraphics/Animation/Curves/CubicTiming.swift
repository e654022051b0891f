/// The curve from (0, 0) to (1, 1) that a cubic Bézier with two control points draws: how far a
/// movement has come after a part of its time.
///
/// The control points' x is clamped to 0…1, so that each time has one place; their y may lie
/// outside, for a movement that overshoots.
struct CubicTiming: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func finite(_ number: Double) -> Double { number.isFinite ? number : 0 }
    self.x1 = min(max(finite(x1), 0), 1)
    self.y1 = finite(y1)
    self.x2 = min(max(finite(x2), 0), 1)
    self.y2 = finite(y2)
  }

  // The control points are those of Core Animation's timing functions of these names
  // (CAMediaTimingFunctionName), which are CSS's too (CSS Easing Functions Level 1).
  static let linear = CubicTiming(0, 0, 1, 1)
  static let easeIn = CubicTiming(0.42, 0, 1, 1)
  static let easeOut = CubicTiming(0, 0, 0.58, 1)
  static let easeInOut = CubicTiming(0.42, 0, 0.58, 1)

  /// How far the movement has come at `time`, from 0 to 1.
  func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if isLinear { return time }
    return CubicTiming.value(y1, y2, at: parameter(at: time))
  }

  /// How fast the movement goes at `time`: the derivative of `progress(at:)`.
  func speed(at time: Double) -> Double {
    guard time >= 0, time <= 1 else { return 0 }
    if isLinear { return 1 }
    let parameter = parameter(at: time)
    let run = CubicTiming.slope(x1, x2, at: parameter)
    // A vertical tangent has no speed to hand on.
    return run > 1e-9 ? CubicTiming.slope(y1, y2, at: parameter) / run : 0
  }

  private var isLinear: Bool { x1 == y1 && x2 == y2 }

  private static func value(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }

  private static func slope(_ first: Double, _ second: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * first + 6 * rest * parameter * (second - first)
      + 3 * parameter * parameter * (1 - second)
  }

  /// The parameter of the curve's point above `time`.
  ///
  /// x grows with the parameter, so that halving the interval finds it; 53 halvings are all that a
  /// double holds. Only sums and products: the same on each machine.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if CubicTiming.value(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
