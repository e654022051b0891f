import Fuzzing
import Rasterizer
import RecallUI
import Replay

/// A stage as what replays are played on: its state is the viewport's and the game's, which outlive
/// any change of the views.
final class StageTarget: ReplayTarget {
  /// What always holds, whatever is played.
  static let invariants = Invariant.memoryGame() + [.digestTellsSnapshotsApart]

  let stage: Stage
  /// The snapshot as it was last asked for, and the stage's that it was made of.
  private var current: (core: StateSnapshot, snapshot: ReplaySnapshot)?

  /// Measured when it is asked for.
  private(set) lazy var fonts: ReplayFonts? = textMeasurer.map(ReplayFonts.init(of:))
  private let textMeasurer: PangoTextMeasurer?

  /// - Parameters:
  ///   - stage: What is played on.
  ///   - textMeasurer: What lays out its texts, for failures to tell of; nil to tell nothing.
  init(_ stage: Stage, textMeasurer: PangoTextMeasurer? = nil) {
    self.stage = stage
    self.textMeasurer = textMeasurer
  }

  var now: Instant { stage.now }
  var digest: UInt64 { stage.coreDigest }

  var snapshot: ReplaySnapshot {
    let core = stage.coreSnapshot
    let snapshot = snapshot(of: core)
    current = (core, snapshot)
    return snapshot
  }

  /// Most events change a few values: the rest is taken over from what was last asked for.
  private func snapshot(of core: StateSnapshot) -> ReplaySnapshot {
    guard let current, current.core.lines.count == core.lines.count else {
      return ReplaySnapshot(core.lines.map { ($0.name, $0.value) })
    }
    var snapshot = current.snapshot
    // Of the same lines, or of the same array, equality is told at once.
    guard current.core.lines != core.lines else { return snapshot }
    var changes: [SnapshotChange] = []
    for (old, new) in zip(current.core.lines, core.lines) where old != new {
      guard old.name == new.name else {
        return ReplaySnapshot(core.lines.map { ($0.name, $0.value) })
      }
      changes.append(SnapshotChange(name: new.name, value: new.value))
    }
    snapshot.apply(changes)
    return snapshot
  }

  func advance(to instant: Instant) {
    stage.advance(to: instant)
  }

  func send(_ event: InputEvent, at instant: Instant) {
    stage.send(event, at: instant)
  }

  // MARK: Elements

  func frame(ofElement identifier: String) -> CGRect? {
    stage.frame(ofElement: identifier)
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
