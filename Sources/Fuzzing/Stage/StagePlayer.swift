import Replay

/// Plays rounds on the level of the stage: random sessions on a target, until an invariant breaks, the
/// target throws, or the same session comes to another state or draws something else.
public final class StagePlayer<Target: ReplayTarget>: FuzzPlayer {
  private let decks: [FuzzDeck]
  private let screens: [ReplayScreen?]
  private let learnt: LearntSteps
  private let subject: StageSubject<Target>
  private let journal: (FuzzRoundPlan, String) throws -> Void
  private let shrinkBudget: Int

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - decks: What may be dealt.
  ///   - screens: What may be shown; nil stands for a table.
  ///   - learnt: What was learnt from recordings.
  ///   - subject: What is played on.
  ///   - shrinkBudget: How many scripts may be tried to shrink a finding.
  ///   - journal: Gets the plan of the round and a piece of its script, whole lines, before it is
  ///     played.
  public init(
    decks: [FuzzDeck], screens: [ReplayScreen?] = [], learnt: LearntSteps = LearntSteps(),
    subject: StageSubject<Target>, shrinkBudget: Int = 3000,
    journal: @escaping (FuzzRoundPlan, String) throws -> Void = { _, _ in }
  ) {
    self.decks = decks
    self.screens = screens
    self.learnt = learnt
    self.subject = subject
    self.shrinkBudget = shrinkBudget
    self.journal = journal
  }

  private func fuzzer(_ plan: FuzzRoundPlan) -> StageFuzzer {
    var fuzzer = StageFuzzer(seed: plan.seed, taps: plan.events, decks: decks)
    fuzzer.screens = screens
    fuzzer.learnt = learnt
    fuzzer.shrinkBudget = shrinkBudget
    return fuzzer
  }

  public func play(_ plan: FuzzRoundPlan) throws -> FuzzOutcome {
    let played = try fuzzer(plan).play(round: plan.number, limit: plan.events, on: subject) {
      try journal(plan, $0)
    }
    var outcome = FuzzOutcome()
    outcome.drawn = "\(played.parameters)"
    outcome.counts = played.counts
    outcome.events = played.counts.values.reduce(0, +)
    outcome.inputs = played.inputs + played.timers
    if played.timers > 0 { outcome.counts["timer"] = played.timers }
    outcome.states = Set(played.digests).count
    outcome.fault = played.failure.map {
      FuzzFault($0.kind.invariant, $0.message, events: outcome.events)
    }
    return outcome
  }

  public func shrink(_ plan: FuzzRoundPlan, _ fault: FuzzFault) throws -> ShrunkFault {
    let fuzzer = fuzzer(plan)
    let played = try fuzzer.play(round: plan.number, limit: plan.events, on: subject) { _ in }
    guard let failure = played.failure else {
      return ShrunkFault(
        "\(fault.message) (not again when the round was played again)", events: fault.events,
        text: played.script.description, isReplay: true)
    }
    let finding = fuzzer.finding(failure, in: played, on: subject)
    return ShrunkFault(
      finding.message, events: finding.minimal.steps.count { $0.action != .end },
      text: finding.minimal.description, isReplay: true)
  }
}

extension FuzzFinding.Kind {
  /// The name of the invariant that it breaks.
  var invariant: String {
    switch self {
    case .violation(let sentence): FuzzInvariant.name(ofSentence: sentence, on: .stage)
    case .failure: "nothing-is-thrown"
    case .divergence: "repeats"
    case .drawing: "drawing"
    }
  }
}
