import RecallUI
import Replay

/// Tells all of a stage's state: what views keep, and what they say, as the models of a program that somebody
/// wrote for SwiftUI don't tell what their state is. It names elements by their labels where they have no
/// accessibility identifiers.
///
/// Lines that speak of identifiers which the program drew anew (`UUID()`) are left out: they are others
/// each time, and mean nothing.
package struct WholeTelling: StageTelling {
  private let core = CoreTelling()

  package init() {}

  package func snapshot(of stage: Stage) -> StateSnapshot {
    StateSnapshot(
      (stage.snapshot.lines + said(on: stage)).filter {
        !$0.name.containsUUID && !$0.value.containsUUID
      })
  }

  /// What the elements say, from the back to the front: a line each, by their numbers.
  private func said(on stage: Stage) -> [StateSnapshot.Line] {
    stage.elements.enumerated().compactMap { number, element in
      let words = [element.label, element.value].compactMap(\.self)
      guard !words.isEmpty else { return nil }
      return StateSnapshot.Line(
        name: "says.\(number)", value: words.joined(separator: ": "))
    }
  }

  /// - Complexity: O(*n*) in the length of the state.
  package func digest(of stage: Stage) -> UInt64 {
    snapshot(of: stage).lines.reduce(0) { $0 &+ $1.digest }
  }

  package func frame(ofElement name: String, on stage: Stage) -> CGRect? {
    stage.element(name)?.frame
  }

  package func element(at point: CGPoint, on stage: Stage) -> ReplayElement? {
    if let element = core.element(at: point, on: stage) { return element }
    let labeled = stage.elements.last { element in
      element.identifier == nil && element.label?.isEmpty == false && element.frame.contains(point)
    }
    // Of several with one label, the first is found by it.
    guard let labeled, let label = labeled.label, stage.element(label)?.frame == labeled.frame
    else { return nil }
    return ReplayElement(identifier: label, frame: labeled.frame)
  }

  package func elementNames(on stage: Stage) -> [String] {
    stage.elements.compactMap { $0.identifier ?? $0.label }.filter { !$0.isEmpty }
  }
}
