import RecallUI
import Replay

/// Tells the viewport's state and the model's, which outlive any change of the views, and names elements by
/// their accessibility identifiers.
package struct CoreTelling: StageTelling {
  package init() {}

  package func snapshot(of stage: Stage) -> StateSnapshot { stage.coreSnapshot }
  package func lines(of stage: Stage) -> [[StateSnapshot.Line]] { stage.coreLines }
  package func digest(of stage: Stage) -> UInt64 { stage.coreDigest }

  package func frame(ofElement name: String, on stage: Stage) -> CGRect? {
    stage.frame(ofElement: name)
  }

  package func element(at point: CGPoint, on stage: Stage) -> ReplayElement? {
    stage.element(at: point).flatMap { element in
      element.identifier.map { ReplayElement(identifier: $0, frame: element.frame) }
    }
  }

  package func elementNames(on stage: Stage) -> [String] {
    stage.elementIdentifiers
  }
}
