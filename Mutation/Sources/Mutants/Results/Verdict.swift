/// What became of a mutant.
public enum Verdict: Equatable, Sendable {
  /// A test failed, crashed, or didn't end.
  case killed(by: Death)
  /// All tests that reach it pass.
  case survived
  /// No test reaches it.
  case notReached
  /// Tests that had reached it without any mutant didn't reach it with it: nothing is known.
  case unproven

  public enum Death: String, Sendable {
    case failure, crash, timeout
  }

  /// The verdict without how it came about.
  public enum Kind: String, Sendable {
    case killed
    case survived
    case notReached = "not reached"
    case unproven
  }

  public var kind: Kind {
    switch self {
    case .killed: .killed
    case .survived: .survived
    case .notReached: .notReached
    case .unproven: .unproven
    }
  }
}
