import Fuzzing
import RecallUI
import Replay

/// A stage as what replays are played on: its state is the viewport's and the game's, which outlive
/// any change of the views.
final class StageTarget: ReplayTarget {
  /// What always holds, whatever is played.
  static let invariants = Invariant.memoryGame() + [.digestTellsSnapshotsApart]

  let stage: Stage

  init(_ stage: Stage) {
    self.stage = stage
  }

  var now: Instant { stage.now }
  var digest: UInt64 { stage.coreDigest }

  var snapshot: ReplaySnapshot {
    ReplaySnapshot(stage.coreSnapshot.lines.map { ($0.name, $0.value) })
  }

  func advance(to instant: Instant) {
    stage.advance(to: instant)
  }

  func send(_ event: InputEvent, at instant: Instant) {
    stage.send(event, at: instant)
  }

  // MARK: Elements

  func frame(ofElement identifier: String) -> CGRect? {
    stage.elements.first { $0.identifier == identifier }?.frame
  }

  func element(at point: CGPoint) -> ReplayElement? {
    stage.element(at: point).flatMap { element in
      element.identifier.map { ReplayElement(identifier: $0, frame: element.frame) }
    }
  }

  var elementIdentifiers: [String] {
    stage.elements.compactMap(\.identifier)
  }
}
