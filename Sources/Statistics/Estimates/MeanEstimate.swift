/// The mean of some numbers, and where the mean of all that there could be lies.
public struct MeanEstimate: Codable, Equatable, Sendable {
  /// How many numbers there are.
  public let count: Int
  /// Their mean; nil of none.
  public let mean: Double?
  /// Where the true mean lies at 95 % confidence, after Student (1908); nil for fewer than three
  /// numbers, of which nobody can tell.
  public let interval: ClosedRange<Double>?

  /// Of fewer numbers there is no interval.
  public static let fewest = 3

  /// Takes the mean. What isn't finite is left out.
  ///
  /// - Parameters:
  ///   - numbers: Of which the mean is taken.
  ///   - bounds: Where all numbers lie that there could be; the interval ends with them.
  /// - Complexity: O(n)
  public init(
    _ numbers: some Sequence<Double>, within bounds: ClosedRange<Double> = -.infinity ... .infinity
  ) {
    let numbers = numbers.filter(\.isFinite)
    count = numbers.count
    guard count > 0 else {
      mean = nil
      interval = nil
      return
    }
    let size = Double(count)
    let mean = numbers.reduce(0) { $0 + $1 / size }
    self.mean = mean
    guard count >= Self.fewest else {
      interval = nil
      return
    }
    let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    let error = (squares / (size - 1) / size).squareRoot()
    let reach = StudentT.quantile975(degreesOfFreedom: count - 1) * error
    interval =
      reach.isFinite ? ((mean - reach)...(mean + reach)).clamped(to: bounds) : nil
  }
}
