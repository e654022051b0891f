/// A probability as a ratio of whole numbers, so that no rounding is in it.
public struct Ratio: Hashable, Sendable {
  public let numerator: UInt64
  /// At least 1.
  public let denominator: UInt64

  /// Creates the probability `numerator` in `denominator`; more than 1 is 1, and in 0 is never.
  public init(_ numerator: UInt64, in denominator: UInt64) {
    self.denominator = max(1, denominator)
    self.numerator = denominator == 0 ? 0 : min(numerator, denominator)
  }
}

extension Ratio: CustomStringConvertible {
  public var description: String {
    "\(numerator)/\(denominator)"
  }
}
