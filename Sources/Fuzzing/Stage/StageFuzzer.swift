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
  /// The screens that may be shown instead of a table; nil stands for a table.
  public var screens: [ReplayScreen?] = []
  /// What was learnt from recordings.
  public var learnt = LearntSteps()
  /// How many scripts may be tried to shrink a finding.
  public var shrinkBudget = 5000
  /// Whether targets may go another way the first time, as a program's globals are made once for all runs.
  public var mayDifferTheFirstTime = false

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
    var subject = StageSubject(
      invariants: { _ in invariants }, look: look, makeTarget: makeTarget)
    subject.mayDifferTheFirstTime = mayDifferTheFirstTime
    var report = FuzzReport(seed: seed, taps: taps)
    var counts: [String: Int] = [:]
    var left = max(0, taps)
    while left > 0, report.finding == nil {
      let round = report.rounds.count
      let steps = min(left, FuzzLevel.stage.roundEvents)
      let played = try play(round: round, limit: steps, on: subject) { try journal(round, $0) }
      report.rounds.append(played.parameters)
      left -= played.parameters.steps
      counts.merge(played.counts, uniquingKeysWith: +)
      guard let failure = played.failure else { continue }
      report.finding = finding(failure, in: played, on: subject)
    }
    report.counts = counts.sorted { $0.key < $1.key }.map { (kind: $0.key, count: $0.value) }
    return report
  }

  /// What is played in a round, and what came of it.
  struct PlayedRound {
    var parameters: FuzzParameters
    var script: ReplayScript
    var counts: [String: Int]
    /// How many events were handed to the target.
    var inputs: Int
    /// How many instants were waited for at which timers fired.
    var timers: Int
    /// The state after each step, as its digest.
    var digests: [UInt64]
    var failure: FuzzFailure?
    /// What the slices of time of a second run are drawn from.
    var sliceSeed: UInt64
  }

  /// Plays one round, of `limit` steps; a function of the seed and its number.
  func play<Target: ReplayTarget>(
    round: Int, limit: Int, on subject: StageSubject<Target>,
    journal: (_ piece: String) throws -> Void
  ) throws -> PlayedRound {
    var generator = FuzzGenerator(seed: seed, stream: UInt64(round))
    let choice = StageChoice(decks: decks, screens: screens, learnt: learnt)
    let parameters = FuzzParameters(
      seed: seed, round: round, limit: limit, from: choice, generator: &generator)
    let target = try subject.checkedTarget(parameters.header)
    var play = FuzzRound(parameters, generator: generator, target: target, learnt: learnt)
    play.nameFonts()
    var failure = try play.run(journal: journal)
    let judge = FuzzJudge(subject: subject, sliceSeed: generator.next())
    failure = failure ?? subject.endViolation(target.base).map(FuzzFailure.init)
    if failure == nil, parameters.isRepeated {
      failure = try secondLook(at: play, target.base, judge)
    }
    return PlayedRound(
      parameters: parameters, script: play.script, counts: play.counts, inputs: target.inputs,
      timers: target.timers, digests: play.digests, failure: failure, sliceSeed: judge.sliceSeed)
  }

  /// Where a second run differs. A step that names an element which isn't there did not do so in the
  /// first run: that is a difference too.
  private func secondLook<Target: ReplayTarget>(
    at play: FuzzRound<Target>, _ first: Target, _ judge: FuzzJudge<Target>
  ) throws -> FuzzFailure? {
    do {
      return try judge.secondLook(at: play.script, digests: play.digests, first: first)
    } catch let error as ReplayError {
      return FuzzFailure(divergence: error.description)
    }
  }

  func finding<Target: ReplayTarget>(
    _ failure: FuzzFailure, in played: PlayedRound, on subject: StageSubject<Target>
  ) -> FuzzFinding {
    let judge = FuzzJudge(subject: subject, sliceSeed: played.sliceSeed)
    var shrinker = ScriptShrinker(
      budget: shrinkBudget, elements: judge.elements(under:),
      firstElements: judge.elements(atTheBeginningOf:)
    ) { candidate in
      (try? judge.failure(of: candidate, like: failure.kind)) != nil
    }
    let minimal = shrinker.shrink(played.script)
    let last = try? judge.failure(of: minimal, like: failure.kind)
    return FuzzFinding(
      kind: failure.kind, message: (last ?? failure).message, round: played.parameters.round,
      script: played.script, minimal: minimal)
  }
}
