/// A stretch of values that are counted together.
public struct ChartBinRange<Bound: Comparable>: Equatable {
  public let lowerBound: Bound
  public let upperBound: Bound

  /// Whether a value lies in it, which begins with its lower bound and ends before its upper one.
  public func contains(_ value: Bound) -> Bool { value >= lowerBound && value < upperBound }
}

extension ChartBinRange: Sendable where Bound: Sendable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
