import Fuzzing
import RecallUI

/// Plays rounds on the level of layout: a stage whose views change, compared with a stage on which they
/// were like that from the beginning.
final class LayoutPlayer: FuzzPlayer {
  /// What the stage is to be like.
  struct Step: Equatable {
    var plan: ViewPlan
    var width: Int
    var height: Int
    /// Whether the change is animated, and waited for.
    var isAnimated: Bool
    /// Whether a frame is drawn after it.
    var isLookedAt: Bool
  }

  private let check: LayoutCheck
  /// How many lists of steps may be tried to shrink one.
  private static let shrinkBudget = 3000

  init(_ check: LayoutCheck = LayoutCheck()) {
    self.check = check
  }

  private func steps(of plan: FuzzRoundPlan) -> [Step] {
    var generator = plan.generator
    let depth = generator.number(in: 1...5)
    let (animated, looks) = (generator.number(in: 0...2), generator.number(in: 0...4))
    var step = Step(
      plan: .drawn(depth: depth, using: &generator), width: generator.number(in: 0...600),
      height: generator.number(in: 0...600), isAnimated: false, isLookedAt: true)
    return (0..<plan.events).map { number in
      defer {
        switch generator.number(in: 0...9) {
        case 0: step.width = generator.number(in: 0...600)
        case 1: step.height = generator.number(in: 0...600)
        case 2 where number % 7 == 6: step.plan = .drawn(depth: depth, using: &generator)
        default: step.plan = step.plan.changed(using: &generator)
        }
        step.isAnimated = generator.number(in: 0...4) < animated
        step.isLookedAt = generator.number(in: 0...4) < looks
      }
      return step
    }
  }

  func play(_ plan: FuzzRoundPlan) throws -> FuzzOutcome {
    let steps = steps(of: plan)
    var outcome = FuzzOutcome()
    outcome.drawn = steps.first.map { "\($0.plan.count) views in \($0.width)x\($0.height)" } ?? ""
    outcome.fault = check.fault(in: steps)
    outcome.events = outcome.fault?.events ?? steps.count
    for step in steps.prefix(outcome.events) {
      outcome.counts[step.isAnimated ? "animated" : "at once", default: 0] += 1
    }
    return outcome
  }

  func shrink(_ plan: FuzzRoundPlan, _ fault: FuzzFault) throws -> ShrunkFault {
    var budget = Self.shrinkBudget
    let check = check
    func fails(_ steps: [Step]) -> Bool { check.fault(in: steps)?.invariant == fault.invariant }
    var steps = Array(steps(of: plan).prefix(fault.events))
    var hasChanged = true
    while hasChanged, budget > 0 {
      let before = steps
      steps = minimized(steps, budget: &budget, fails: fails)
      for index in steps.indices {
        simplify(&steps, at: index, budget: &budget, fails: fails)
      }
      hasChanged = steps != before
    }
    let last = check.fault(in: steps) ?? fault
    return ShrunkFault(
      last.message, events: steps.count, text: steps.map { "\($0)\n" }.joined(), isReplay: false)
  }

  /// Replaces views of a step by what is in them, or by nothing.
  private func simplify(
    _ steps: inout [Step], at index: Int, budget: inout Int, fails: ([Step]) -> Bool
  ) {
    var place = 0
    while place < steps[index].plan.count, budget > 0 {
      let old = steps[index].plan
      var plainer: [ViewPlan] = []
      _ = old.replacing(place) { view in
        plainer = view.children + (view == .spacer ? [] : [.spacer])
        return view
      }
      let next = plainer.lazy.map { view in old.replacing(place) { _ in view } }
        .first { plan in
          guard plan.count < old.count || plan != old, plan.count <= old.count else { return false }
          var candidate = steps
          candidate[index].plan = plan
          budget -= 1
          return fails(candidate)
        }
      if let next, next != old { steps[index].plan = next } else { place += 1 }
    }
    var plain = steps
    (plain[index].isAnimated, plain[index].isLookedAt) = (false, false)
    if plain != steps, fails(plain) { steps = plain }
  }
}
