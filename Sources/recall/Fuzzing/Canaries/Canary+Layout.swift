import Fuzzing
import RecallUI

extension Canary {
  /// Judges views with this fault.
  var layoutCheck: LayoutCheck {
    var check = LayoutCheck()
    switch self {
    case .keepsASize:
      check.show = { model, size in
        Stage(size: size) { StaleView(model: model) }
      }
    case .leavesAnUpdateOut:
      check.show = { model, size in
        Stage(size: size) { LazyRoot(model: model) }
      }
    default:
      let keeper = DrawingKeeper()
      check.look = keeper.look
    }
    return check
  }
}

/// Keeps the size of the first views that it was given.
private struct StaleView: View {
  @ObservedObject var model: PlanModel

  var body: some View {
    StaleLayout { PlannedView(plan: model.plan) }
  }
}

private struct StaleLayout: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] { [] }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    if cache.isEmpty { cache = subviews.map { $0.sizeThatFits(proposal) } }
    return cache.first ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// Takes two plans for the same that have as many views.
private struct LazyRoot: View {
  @ObservedObject var model: PlanModel

  var body: some View {
    LazyPlan(plan: model.plan).equatable()
  }
}

private struct LazyPlan: View, Equatable {
  let plan: ViewPlan

  var body: some View { PlannedView(plan: plan) }

  static func == (left: LazyPlan, right: LazyPlan) -> Bool { left.plan.count == right.plan.count }
}

/// Keeps what a stage drew first, as long as it has the same size.
private final class DrawingKeeper {
  private var drawn: DisplayList?
  private weak var stage: Stage?

  func look(_ stage: Stage) -> DisplayList {
    if stage === self.stage, let drawn, drawn.size == stage.size { return drawn }
    self.stage = stage
    let list = stage.displayList
    drawn = list
    return list
  }
}
