/// A task that has not ended: what a test that leaks one, or a person who debugs, gets to see.
public struct LiveTask: Equatable, Sendable, CustomStringConvertible {
  /// Who began it.
  public var owner: String
  /// Whether it waits for the stage's clock.
  public var isSleeping: Bool
  /// Whether it ends with a view, as one of `task(_:)` does.
  public var isOfView: Bool

  public var description: String {
    isSleeping ? "\(owner), which sleeps" : "\(owner), which waits"
  }
}
