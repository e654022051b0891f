import Replay

/// Plays scripts again, to tell whether they fail.
struct FuzzJudge<Target: ReplayTarget> {
  var invariants: [Invariant]
  var makeTarget: (ReplayHeader) throws -> Target
  /// Looks at a target as rendering a frame does.
  var look: (Target) -> Void
  /// What the slices of time are drawn from.
  var sliceSeed: UInt64

  /// How a script fails, if it does so in a way.
  func failure(of script: ReplayScript, like kind: FuzzFinding.Kind) throws -> FuzzFailure? {
    switch kind {
    case .divergence: return try divergence(of: script)
    case .failure, .violation:
      let target = CheckedTarget(try makeTarget(script.header), invariants: invariants)
      let report = try ReplayPlayer(script, file: "minimal").play(on: target)
      guard case .target(let message)? = report.failures.first?.kind else { return nil }
      let failure = FuzzFailure(message, violation: target.violation)
      return failure.kind == kind ? failure : nil
    }
  }

  /// Where two runs of a script come to different states, if they do.
  ///
  /// The second run gets the script as it was printed and read, and time in slices.
  func divergence(of script: ReplayScript) throws -> FuzzFailure? {
    let read = try ReplayScript(parsing: script.description, file: "printed")
    guard read == script else {
      return FuzzFailure(divergence: "expected the printed script to read as it was written")
    }
    let first = try makeTarget(script.header)
    let second = SlicedTarget(try makeTarget(script.header), seed: sliceSeed, look: look)
    let report = try ReplayPlayer(read).compare(first, with: second)
    return report.failures.first.map { FuzzFailure(divergence: $0.description) }
  }
}
