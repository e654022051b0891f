/// A thing that is carried over the stage: it knows over what.
package final class DragSession {
  private weak var box: DropTargetBox?

  package init() {}

  /// Carries a thing to a point of the viewport: the innermost view there that takes it hears of it.
  package func move(_ thing: Any, to point: CGPoint, in environment: EnvironmentValues) {
    target(environment.dropTarget(for: thing, at: point))
    if let box { box.modifier.target.moved?(thing, box.point(point, in: .local)) }
  }

  /// Lets the thing go at a point of the viewport.
  ///
  /// - Returns: Whether a view has taken it.
  package func drop(_ thing: Any, at point: CGPoint, in environment: EnvironmentValues) -> Bool {
    let box = environment.dropTarget(for: thing, at: point)
    leave()
    guard let box else { return false }
    return box.modifier.target.drop(thing, box.point(point, in: .local))
  }

  /// Ends without letting anything go.
  package func leave() {
    target(nil)
  }

  private func target(_ new: DropTargetBox?) {
    guard new !== box else { return }
    let former = box
    box = new
    former?.modifier.target.setTargeted(false)
    new?.modifier.target.setTargeted(true)
  }
}

extension EnvironmentValues {
  /// The innermost view at a point of the viewport that takes a thing.
  fileprivate func dropTarget(for thing: Any, at point: CGPoint) -> DropTargetBox? {
    (stageValues?.boxes(at: point) ?? []).lazy
      .compactMap { $0 as? DropTargetBox }
      .first { $0.node.environment.isEnabled && $0.modifier.target.accepts(thing) }
  }
}
