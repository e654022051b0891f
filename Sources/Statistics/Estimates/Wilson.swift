/// The interval for a share that few trials tell of.
///
/// E. B. Wilson, "Probable inference, the law of succession, and statistical inference" (1927). It
/// stays within 0 and 1, and is near its 95 % for few trials and shares near the ends, where the
/// textbook's interval fails: Brown, Cai and DasGupta, "Interval estimation for a binomial
/// proportion" (2001).
enum Wilson {
  /// Where the true share lies at 95 % confidence.
  ///
  /// - Parameters:
  ///   - hits: From 0 to `trials`.
  ///   - trials: One or more.
  static func interval(hits: Int, of trials: Int) -> ClosedRange<Double> {
    let size = Double(max(trials, 1))
    let share = min(max(Double(hits) / size, 0), 1)
    let z = 1.959_963_984_540_054
    let square = z * z / size
    let middle = (share + square / 2) / (1 + square)
    let reach =
      z / (1 + square) * (share * (1 - share) / size + square / (4 * size)).squareRoot()
    return max(middle - reach, 0)...min(middle + reach, 1)
  }
}
