/// A value that an element has of a range.
public struct AccessibleRange: Hashable, Sendable {
  public var minimum, maximum, current: Double
  /// From one value to the next one that a key leads to; 0 where that isn't known.
  public var step: Double

  public init(minimum: Double, maximum: Double, current: Double, step: Double) {
    (self.minimum, self.maximum) = (minimum, maximum)
    (self.current, self.step) = (current, step)
  }
}
