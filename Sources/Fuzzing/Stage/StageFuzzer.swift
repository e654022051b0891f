import Interaction
import Replay

/// Plays random sessions on a target until an invariant breaks, the target throws, or the same
/// session comes to another state.
///
/// The steps are dealt out to rounds: each draws its parameters, begins with a fresh target, and is
/// played twice. The second run plays the printed and parsed script with time cut into random
/// slices, as frames would: nothing may depend on who looked, and when.
public struct StageFuzzer: Sendable {
  public var seed: UInt64
  /// How many steps to play in all: taps, and everything else that is drawn.
  public var taps: Int
  /// What may be dealt.
  public var decks: [FuzzDeck]
  /// What is played where that is no table: a screen that the target knows; nil for a table.
  public var screen: ReplayScreen?
  /// How many scripts may be tried to shrink a finding.
  public var shrinkBudget = 5000

  /// Creates a fuzzer.
  public init(seed: UInt64, taps: Int, decks: [FuzzDeck]) {
    self.seed = seed
    self.taps = taps
    self.decks = decks
  }

  /// Fuzzes.
  ///
  /// - Parameters:
  ///   - invariants: What always has to hold, besides that the target throws nothing.
  ///   - journal: Gets the number of the round and a piece of its script, whole lines, before it is
  ///     played. When the process crashes, the pieces of the last round are a script that crashes.
  ///   - look: Looks at a target between the slices of a second run, as rendering a frame does.
  ///   - makeTarget: Makes a target at its beginning.
  /// - Returns: What was done and found.
  /// - Throws: What `makeTarget` and `journal` throw.
  public func run<Target: ReplayTarget>(
    invariants: [Invariant],
    journal: (_ round: Int, _ piece: String) throws -> Void = { _, _ in },
    look: @escaping (Target) -> Void = { _ in },
    makeTarget: @escaping (ReplayHeader) throws -> Target
  ) throws -> FuzzReport {
    var report = FuzzReport(seed: seed, taps: taps)
    var counts: [String: Int] = [:]
    var left = max(0, taps)
    while left > 0, report.finding == nil {
      let round = report.rounds.count
      var generator = FuzzGenerator(seed: seed, stream: UInt64(round))
      var parameters = FuzzParameters(
        seed: seed, round: round, decks: decks, limit: left, generator: &generator)
      parameters.screen = screen
      report.rounds.append(parameters)
      let target = CheckedTarget(try makeTarget(parameters.header), invariants: invariants)
      var play = FuzzRound(parameters, generator: generator, target: target)
      play.nameFonts()
      let outcome = try play.run { piece in try journal(round, piece) }
      left -= parameters.steps
      for (kind, count) in play.counts {
        counts[kind, default: 0] += count
      }
      let judge = FuzzJudge(
        invariants: invariants, makeTarget: makeTarget, look: look, sliceSeed: generator.next())
      guard let failure = try outcome ?? divergence(of: play.script, judge: judge) else { continue }
      report.finding = finding(failure, round: round, script: play.script, judge: judge)
    }
    report.counts = counts.sorted { $0.key < $1.key }.map { (kind: $0.key, count: $0.value) }
    return report
  }

  /// Where a second run differs. A step that names an element which isn't there did not do so in the
  /// first run: that is a difference too.
  private func divergence(
    of script: ReplayScript, judge: FuzzJudge<some ReplayTarget>
  ) throws -> FuzzFailure? {
    do {
      return try judge.divergence(of: script)
    } catch let error as ReplayError {
      return FuzzFailure(divergence: error.description)
    }
  }

  private func finding(
    _ failure: FuzzFailure, round: Int, script: ReplayScript, judge: FuzzJudge<some ReplayTarget>
  ) -> FuzzFinding {
    var shrinker = ScriptShrinker(budget: shrinkBudget) { candidate in
      (try? judge.failure(of: candidate, like: failure.kind)) != nil
    }
    let minimal = shrinker.shrink(script)
    let last = try? judge.failure(of: minimal, like: failure.kind)
    return FuzzFinding(
      kind: failure.kind, message: (last ?? failure).message, round: round, script: script,
      minimal: minimal)
  }
}
