/// A line of a state that has another value, or is gone.
public struct SnapshotChange: Hashable, Sendable {
  public var name: String
  /// The new value; `nil` when the line is gone.
  public var value: String?

  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
}
