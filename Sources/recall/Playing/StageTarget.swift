import Fuzzing
import Interaction
import Rasterizer
import RecallUI
import Replay

/// A stage as what replays are played on: its state is the viewport's and the game's, which outlive
/// any change of the views.
final class StageTarget: ReplayTarget {
  /// What always holds, whatever is played.
  static let invariants =
    Invariant.memoryGame() + [.digestTellsSnapshotsApart, .holdsEndWithWhoBeganThem]

  /// What always holds of what a header asks for.
  static func invariants(of header: ReplayHeader) -> [Invariant] {
    header.screen == nil ? invariants : [.digestTellsSnapshotsApart, .holdsEndWithWhoBeganThem]
  }

  let stage: Stage

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
  var snapshot: StateSnapshot { stage.coreSnapshot }
  var holds: [Hold]? { stage.holds }

  func advance(to instant: Instant) {
    stage.advance(to: instant)
  }

  func send(_ event: InputEvent, at instant: Instant) {
    stage.send(event, at: instant)
  }

  func takeEffects() -> [StageEffect.Occurrence] {
    stage.takeEffects()
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
