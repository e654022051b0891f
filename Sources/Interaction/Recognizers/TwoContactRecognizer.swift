import Foundation
import VirtualTime

/// A recognizer that follows two contacts. A third pointer is left to others.
///
/// It begins once it is ready and has won both contacts, ends when one of them is lifted, and fails
/// when one is lifted or lost before.
public class TwoContactRecognizer<Value>: ValueRecognizer<Value> {
  private var fingers: [Finger] = []
  private(set) var isReady = false

  private struct Finger {
    var contact: PointerContact
    var position: CGPoint
    var hasWon = false
  }

  /// How large the view is that the gesture is on, in the space of the values.
  public var viewSize: () -> CGSize = { .zero }

  public override var isTracking: Bool { !fingers.isEmpty }

  private var hasBegun: Bool { isReady && fingers.count == 2 && fingers.allSatisfy(\.hasWon) }

  // MARK: - What a kind of gesture does

  /// Both pointers are down; in the viewport.
  func start(_ first: CGPoint, _ second: CGPoint) {}
  /// One of the pointers moved; tells whether the bound is met.
  func step(_ first: CGPoint, _ second: CGPoint) -> Bool { false }
  /// The value of the gesture now.
  var value: Value? { nil }

  // MARK: - What the referee calls

  override func began(_ sample: PointerSample) {
    guard fingers.count < 2 else {
      referee?.reject(self, sample.contact)
      return
    }
    fingers.append(Finger(contact: sample.contact, position: sample.position))
    if fingers.count == 2 { start(fingers[0].position, fingers[1].position) }
  }

  override func moved(_ sample: PointerSample) {
    guard let index = fingers.firstIndex(where: { $0.contact == sample.contact }),
      fingers[index].position != sample.position
    else { return }
    fingers[index].position = sample.position
    guard fingers.count == 2 else { return }
    let isBeyond = step(fingers[0].position, fingers[1].position)
    if hasBegun {
      emitValue()
    } else if isBeyond, !isReady {
      becomeReady()
    }
  }

  override func ended(_ sample: PointerSample) {
    moved(sample)
    guard fingers.contains(where: { $0.contact == sample.contact }) else { return }
    guard hasBegun, let value else { return giveUp() }
    clear()
    emitEnded(value)
  }

  override func won(_ contact: PointerContact) {
    guard let index = fingers.firstIndex(where: { $0.contact == contact }) else { return }
    fingers[index].hasWon = true
    if hasBegun { emitValue() }
  }

  override func lost(_ contact: PointerContact) {
    if fingers.contains(where: { $0.contact == contact }) { giveUp() }
  }

  override func abort() {
    let contacts = fingers.map(\.contact)
    clear()
    emitCancelled()
    for contact in contacts { referee?.reject(self, contact) }
  }

  override func drop() {
    clear()
    silence()
  }

  private func becomeReady() {
    isReady = true
    if hasBegun { return emitValue() }
    for contact in fingers.filter({ !$0.hasWon }).map(\.contact) {
      referee?.accept(self, contact)
    }
  }

  private func emitValue() {
    if let value { emitChanged(value) }
  }

  private func clear() {
    fingers = []
    isReady = false
  }
}

extension CGPoint {
  /// The point in the middle between this one and `other`.
  func middle(to other: CGPoint) -> CGPoint {
    CGPoint(x: (x + other.x) / 2, y: (y + other.y) / 2)
  }

  /// The distance to `other`.
  func distance(to other: CGPoint) -> CGFloat {
    let dx = x - other.x
    let dy = y - other.y
    return (dx * dx + dy * dy).squareRoot()
  }
}
