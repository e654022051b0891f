extension RandomNumberGenerator {
  /// A number from 0 to `bound` − 1, each exactly as likely as any other; 0 for a bound of 0.
  ///
  /// The standard library's own bounded draw may change from release to release; this one is
  /// part of what a seed means. Taking the high half of the 128-bit product would favour some
  /// numbers by one part in 2⁶⁴ / `bound`; the draws that cause it are refused.
  ///
  /// Source: Lemire, "Fast random integer generation in an interval" (2019), algorithm 5.
  ///
  /// - Complexity: O(1) expected: a draw is refused with probability `bound` / 2⁶⁴ at most.
  @inlinable @inline(__always)
  public mutating func uniform(below bound: UInt64) -> UInt64 {
    guard bound > 0 else { return 0 }
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let biased = (0 &- bound) % bound
      while product.low < biased {
        product = next().multipliedFullWidth(by: bound)
      }
    }
    return product.high
  }
}
