import RecallUI
import Replay

/// A stage is what replays are played on.
extension Stage: ReplayTarget {
  public func frame(ofElement identifier: String) -> CGRect? {
    elements.first { $0.identifier == identifier }?.frame
  }

  public func element(at point: CGPoint) -> ReplayElement? {
    let element: Element? = element(at: point)
    return element.flatMap { element in
      element.identifier.map { ReplayElement(identifier: $0, frame: element.frame) }
    }
  }

  public var elementIdentifiers: [String] {
    elements.compactMap(\.identifier)
  }

  public var snapshot: ReplaySnapshot {
    let snapshot: StateSnapshot = snapshot
    return ReplaySnapshot(snapshot.lines.map { ($0.name, $0.value) })
  }
}
