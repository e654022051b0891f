import Fuzzing
import RecallUI

/// What has to hold of a stage on which views change.
struct LayoutCheck {
  /// Shows what a model says.
  var show: (PlanModel, CGSize) -> Stage = { model, size in
    Stage(size: size) { PlannedRoot(model: model) }
  }
  /// What a frame of a stage draws.
  var look: (Stage) -> DisplayList = { $0.displayList }

  /// The first thing that is wrong when a stage goes through all steps.
  func fault(in steps: [LayoutPlayer.Step]) -> FuzzFault? {
    guard let first = steps.first else { return nil }
    let model = PlanModel(first.plan)
    let stage = show(model, first.size)
    for (index, step) in steps.enumerated() {
      bring(stage, model, to: step)
      if let (invariant, message) = problem(stage, step) {
        return FuzzFault(invariant, message, events: index + 1)
      }
    }
    return nil
  }

  private func bring(_ stage: Stage, _ model: PlanModel, to step: LayoutPlayer.Step) {
    if step.isAnimated {
      withAnimation(.linear(duration: 0.3)) { model.plan = step.plan }
    } else {
      model.plan = step.plan
    }
    stage.send(.resize(step.size))
    guard step.isAnimated else { return }
    stage.advance(by: .milliseconds(100))
    if step.isLookedAt { _ = look(stage) }
    stage.advance(by: .seconds(2))
  }

  private func problem(
    _ stage: Stage, _ step: LayoutPlayer.Step
  ) -> (invariant: String, message: String)? {
    if let issue = stage.issues.first {
      return ("issues", "expected nothing to be wrong with the views, found that \(issue)")
    }
    let fresh = show(PlanModel(step.plan), step.size)
    let (places, found) = (fresh.places, stage.places)
    if let odd = found.first(where: { !$0.isFinite }) {
      return ("finite", "expected places and sizes that are numbers, found \(odd)")
    }
    if places != found {
      let pair = zip(places, found).first { $0 != $1 }
      return (
        "places",
        pair.map { "expected \($0), found \($1)" }
          ?? "expected \(places.count) views, found \(found.count)"
      )
    }
    return hitProblem(stage, fresh, step) ?? drawingProblem(stage, fresh, step)
  }

  private func hitProblem(
    _ stage: Stage, _ fresh: Stage, _ step: LayoutPlayer.Step
  ) -> (invariant: String, message: String)? {
    let point = CGPoint(x: CGFloat(step.width) / 3, y: CGFloat(step.height) / 3)
    let (right, seen) = (fresh.element(at: point), stage.element(at: point))
    guard right != seen else { return nil }
    return (
      "hits",
      "expected \(right?.identifier ?? "nothing") at \(point), found \(seen?.identifier ?? "nothing")"
    )
  }

  private func drawingProblem(
    _ stage: Stage, _ fresh: Stage, _ step: LayoutPlayer.Step
  ) -> (invariant: String, message: String)? {
    guard step.isLookedAt else { return nil }
    let digest = stage.digest
    let drawn = look(stage)
    guard stage.digest == digest else {
      return ("frames", "expected a frame to change nothing, found another state after it")
    }
    return fresh.displayList.difference(from: drawn).map { ("drawing", $0) }
  }
}

extension LayoutPlayer.Step {
  var size: CGSize { CGSize(width: width, height: height) }
}

/// Where a view stands.
private struct PlacedView: Equatable, CustomStringConvertible {
  var view: String
  /// Nil where its height is estimated, which depends on the rows that were ever seen; what is turned takes more room then.
  var frame: CGRect?

  init(_ entry: OutlineEntry) {
    view = entry.view
    frame = entry.frame
    if view.hasPrefix("Lazy") { frame = nil }
  }

  var isFinite: Bool {
    guard let frame else { return true }
    return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
  }

  var description: String { "\(view) at \(frame.map { "\($0)" } ?? "no place")" }
}

extension Stage {
  /// Where all views stand.
  fileprivate var places: [PlacedView] {
    var places: [PlacedView] = []
    func visit(_ entry: OutlineEntry) {
      places.append(PlacedView(entry))
      for child in entry.children { visit(child) }
    }
    for entry in outlineEntries { visit(entry) }
    return places
  }
}
