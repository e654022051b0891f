import Foundation
import Interaction
import VirtualTime

@testable import Replay

/// A target whose elements stand where a test says, the topmost last, and whose state never changes.
final class Board: ReplayTarget {
  private let elements: [ReplayElement]
  private let lines: [StateSnapshot.Line]
  private(set) var now = Instant.zero
  /// How often its state was asked for.
  private(set) var snapshotCount = 0

  init(_ elements: [(name: String, frame: CGRect)] = [], state lines: [StateSnapshot.Line] = []) {
    self.elements = elements.map { ReplayElement(identifier: $0.name, frame: $0.frame) }
    self.lines = lines
  }

  func advance(to instant: Instant) { now = max(now, instant) }

  func send(_ event: InputEvent, at instant: Instant) { advance(to: instant) }

  func frame(ofElement identifier: String) -> CGRect? {
    elements.first { $0.identifier == identifier }?.frame
  }

  func element(at point: CGPoint) -> ReplayElement? {
    elements.last { $0.frame.contains(point) }
  }

  var elementIdentifiers: [String] { elements.map(\.identifier) }

  var snapshot: StateSnapshot {
    snapshotCount += 1
    return StateSnapshot(lines)
  }

  var digest: UInt64 { 1 }
}
