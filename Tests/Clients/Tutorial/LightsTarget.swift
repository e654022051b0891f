import RecallUI
import Replay

final class LightsTarget: ReplayTarget {
    let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
    }

    var now: Instant { stage.now }
    var digest: UInt64 { stage.coreDigest }
    var snapshot: StateSnapshot { stage.coreSnapshot }
    var elementIdentifiers: [String] { stage.elements.compactMap(\.identifier) }

    func advance(to instant: Instant) {
        stage.advance(to: instant)
    }

    func send(_ event: InputEvent, at instant: Instant) {
        stage.send(event, at: instant)
    }

    func frame(ofElement identifier: String) -> CGRect? {
        stage.frame(ofElement: identifier)
    }

    func element(at point: CGPoint) -> ReplayElement? {
        stage.element(at: point).flatMap { element in
            element.identifier.map { ReplayElement(identifier: $0, frame: element.frame) }
        }
    }
}
