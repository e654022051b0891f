extension MutableCollection where Self: RandomAccessCollection {
  /// Puts the elements in an order drawn from all orders with the same probability.
  ///
  /// From the last place down, each place takes one of the elements that are still free. The
  /// order depends on the generator and the number of elements alone; unlike the standard
  /// library's shuffle, the order that a seed gives never changes.
  ///
  /// Source: Durstenfeld, "Algorithm 235: Random permutation" (1964), the form of Fisher and
  /// Yates's method that works in place.
  ///
  /// - Complexity: O(n), without allocation.
  @inlinable
  mutating func fisherYatesShuffle(using generator: inout some RandomNumberGenerator) {
    var free = count
    while free > 1 {
      let drawn = Int(truncatingIfNeeded: generator.uniform(below: UInt64(free)))
      free -= 1
      swapAt(index(startIndex, offsetBy: drawn), index(startIndex, offsetBy: free))
    }
  }
}
