import Rasterizer
import RecallUI
import Replay

/// A stage as what replays are played on.
package final class StageTarget: ReplayTarget {
  package let stage: Stage
  private let told: any ToldState

  /// Measured when it is asked for.
  package private(set) lazy var fonts: ReplayFonts? = textMeasurer.map(ReplayFonts.init(of:))
  private let textMeasurer: PangoTextMeasurer?

  /// - Parameters:
  ///   - stage: What is played on.
  ///   - told: The part of its state that replays tell of.
  ///   - textMeasurer: What lays out its texts, for failures to tell of; nil to tell nothing.
  package init(
    _ stage: Stage, telling told: any ToldState = CoreState(),
    textMeasurer: PangoTextMeasurer? = nil
  ) {
    self.stage = stage
    self.told = told
    self.textMeasurer = textMeasurer
  }

  package var now: Instant { stage.now }
  package var digest: UInt64 { told.digest(of: stage) }
  package var snapshot: StateSnapshot { told.snapshot(of: stage) }
  package var holds: [Hold]? { stage.holds }

  package func advance(to instant: Instant) {
    stage.advance(to: instant)
  }

  package func send(_ event: InputEvent, at instant: Instant) {
    stage.send(event, at: instant)
  }

  package func takeEffects() -> [StageEffect.Occurrence] {
    stage.takeEffects()
  }

  // MARK: Elements

  package func frame(ofElement identifier: String) -> CGRect? {
    stage.frame(ofElement: identifier)
  }

  package func element(at point: CGPoint) -> ReplayElement? {
    stage.element(at: point).flatMap { element in
      element.identifier.map { ReplayElement(identifier: $0, frame: element.frame) }
    }
  }

  package var elementIdentifiers: [String] {
    stage.elements.compactMap(\.identifier)
  }
}
