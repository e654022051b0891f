import Replay

/// What a fuzzer did, and what it found.
public struct FuzzReport: Sendable {
  public var seed: UInt64
  /// How many steps were asked for.
  public var taps: Int
  /// What was drawn for each round that began.
  public var rounds: [FuzzParameters] = []
  /// How many steps were played, by kind, in the order of their names.
  public var counts: [(kind: String, count: Int)] = []
  /// What was found; the fuzzer stops at its first finding.
  public var finding: FuzzFinding?

  /// How many steps were played in all.
  public var steps: Int {
    counts.reduce(0) { $0 + $1.count }
  }

  /// Whether nothing was found.
  public var isSuccess: Bool {
    finding == nil
  }
}

extension FuzzReport: CustomStringConvertible {
  /// The seed, every drawn parameter, and what was found.
  public var description: String {
    var lines = ["fuzzed with seed \(seed): \(steps) of \(taps) steps in \(rounds.count) rounds"]
    lines += rounds.map { "  \($0)" }
    lines.append("  " + counts.map { "\($0.kind) \($0.count)" }.joined(separator: ", "))
    guard let finding else { return (lines + ["nothing found"]).joined(separator: "\n") }
    lines.append("\(finding)")
    return lines.joined(separator: "\n")
  }
}

/// A way to make a target fail.
public struct FuzzFinding: Sendable {
  /// How it failed.
  public enum Kind: Hashable, Sendable {
    /// An invariant was broken.
    case violation(invariant: String)
    /// The target threw an error of its own.
    case failure
    /// A second run of the same script came to another state.
    case divergence
    /// What was looked at on the way draws something else than what wasn't.
    case drawing
  }

  public var kind: Kind
  /// What was expected and found, of the minimal script.
  public var message: String
  /// The number of the round, from 0.
  public var round: Int
  /// What was played until it failed.
  public var script: ReplayScript
  /// What is left of it after shrinking; it fails in the same way.
  public var minimal: ReplayScript
}

extension FuzzFinding: CustomStringConvertible {
  public var description: String {
    "found in round \(round), \(script.steps.count) steps, shrunk to \(minimal.steps.count): "
      + message
  }

  /// The minimal script as the text of a replay file, with what it shows in its comments.
  public var replay: String {
    var script = minimal
    script.header.comments.append("It fails: \(message)")
    return script.description
  }
}
