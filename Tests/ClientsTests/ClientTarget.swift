import RecallUI
import Replay
import Snapshots

/// A stage that replays play on.
final class ClientTarget: ReplayTarget {
  let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
  }

  var now: Instant { stage.now }
  var digest: UInt64 { stage.digest }
  var snapshot: StateSnapshot { stage.snapshot }
  var elementIdentifiers: [String] { stage.elements.compactMap(\.identifier) }

  func advance(to instant: Instant) { stage.advance(to: instant) }
  func send(_ event: InputEvent, at instant: Instant) { stage.send(event, at: instant) }
  func takeEffects() -> [StageEffect.Occurrence] { stage.takeEffects() }
  func frame(ofElement identifier: String) -> CGRect? { stage.element(identifier)?.frame }

  func element(at point: CGPoint) -> ReplayElement? {
    stage.element(at: point).flatMap { element in
      element.identifier.map { ReplayElement(identifier: $0, frame: element.frame) }
    }
  }
}
