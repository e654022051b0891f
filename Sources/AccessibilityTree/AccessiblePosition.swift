/// Where an element stands among others of its kind, counted from 1.
public struct AccessiblePosition: Hashable, Sendable {
  public var index, count: Int

  public init(_ index: Int, of count: Int) {
    (self.index, self.count) = (index, count)
  }
}
