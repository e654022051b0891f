import RecallUI

/// What was checked of a session in which all was as it should be.
public struct WatchedChecks: Equatable, Sendable {
  public var steps: Int
  public var digests: Int
  public var expectations: Int
  /// How long the session is, in milliseconds.
  public var milliseconds: Int64
  /// Whether the script has its end.
  public var isComplete: Bool

  public init(
    steps: Int, digests: Int, expectations: Int, milliseconds: Int64, isComplete: Bool
  ) {
    (self.steps, self.digests, self.expectations) = (steps, digests, expectations)
    (self.milliseconds, self.isComplete) = (milliseconds, isComplete)
  }

  /// This for who watches.
  public var words: LocalizedStringKey {
    let checks = LocalizedStringKey(
      "{steps}, {digests} and {expectations} hold, {time} ms",
      [
        "steps": .key(
          LocalizedStringKey(one: "{count} step", other: "{count} steps", count: steps)),
        "digests": .key(
          LocalizedStringKey(one: "{count} digest", other: "{count} digests", count: digests)),
        "expectations": .key(
          LocalizedStringKey(
            one: "{count} expectation", other: "{count} expectations", count: expectations)),
        "time": .text("\(milliseconds)"),
      ])
    return isComplete
      ? checks
      : LocalizedStringKey("{checks}, then it breaks off without an end", ["checks": .key(checks)])
  }
}
