import Replay

/// What sessions are played on: how it is made, looked at and judged.
public struct StageSubject<Target: ReplayTarget> {
  /// What always has to hold of what a header asks for, besides that the target throws nothing.
  public var invariants: (ReplayHeader) -> [Invariant]
  /// Looks at a target between the slices of a second run, as rendering a frame does.
  public var look: (Target) -> Void
  /// What is drawn otherwise by a target that was looked at than by one that wasn't; nil for nothing.
  public var difference: (_ unseen: Target, _ seen: Target) -> String?
  /// What is wrong with a target at the end of a session.
  public var endViolation: (Target) -> InvariantViolation?
  /// Makes a target at its beginning.
  public var makeTarget: (ReplayHeader) throws -> Target
  /// Whether a target may go another way the first time: a program makes its globals once for all runs, with
  /// identifiers that it draws then. What isn't found again is forgiven.
  public var mayDifferTheFirstTime = false

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - invariants: What always has to hold of what a header asks for.
  ///   - look: Looks at a target as rendering a frame does.
  ///   - difference: What is drawn otherwise by a target that was looked at; nil for nothing.
  ///   - endViolation: What is wrong with a target at the end of a session.
  ///   - makeTarget: Makes a target at its beginning.
  public init(
    invariants: @escaping (ReplayHeader) -> [Invariant],
    look: @escaping (Target) -> Void = { _ in },
    difference: @escaping (Target, Target) -> String? = { _, _ in nil },
    endViolation: @escaping (Target) -> InvariantViolation? = { _ in nil },
    makeTarget: @escaping (ReplayHeader) throws -> Target
  ) {
    self.invariants = invariants
    self.look = look
    self.difference = difference
    self.endViolation = endViolation
    self.makeTarget = makeTarget
  }

  func checkedTarget(_ header: ReplayHeader) throws -> CheckedTarget<Target> {
    CheckedTarget(try makeTarget(header), invariants: invariants(header))
  }
}
