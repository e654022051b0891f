import Foundation
import VirtualTime

/// A recognizer that follows one contact; a second pointer on it ends the gesture.
///
/// The gesture begins once it is ready (its own bounds are met) and has won the contact, whichever
/// comes last.
public class SingleContactRecognizer<Value>: ValueRecognizer<Value> {
  private(set) var contact: PointerContact?
  /// Where the pointer came down, in the viewport.
  private(set) var start = CGPoint.zero
  /// Where the pointer is, in the viewport.
  private(set) var position = CGPoint.zero
  private(set) var isLifted = false
  private(set) var isReady = false
  private var hasWon = false

  public override var isTracking: Bool { contact != nil }

  var scheduler: Scheduler? { referee?.clock }

  // MARK: - What a kind of gesture does

  /// The pointer came down.
  func down() {}
  /// The pointer is at another position.
  func step() {}
  /// The gesture is ready and has won; it may have been lifted since.
  func begin() {}
  /// The pointer went up. What isn't ready by then fails.
  func lift() {
    if !isReady { giveUp() }
  }

  /// Claims the contact: the bounds of the gesture are met.
  func becomeReady() {
    guard let contact else { return }
    isReady = true
    if hasWon {
      begin()
    } else {
      referee?.accept(self, contact)
    }
  }

  /// The bounds are met by the pointer going up: begins if the contact is won, and otherwise waits
  /// for its turn.
  func becomeReadyAtLift() {
    isReady = true
    if hasWon { begin() }
  }

  /// Ends the gesture with success.
  func succeed(with value: Value) {
    clear()
    emitEnded(value)
  }

  /// Whether it has begun: it is ready and has won.
  var hasBegun: Bool { isReady && hasWon }

  // MARK: - What the referee calls

  override func began(_ sample: PointerSample) {
    guard contact == nil else {
      referee?.reject(self, sample.contact)
      // A second pointer ends the gesture. One that was lifted and waits for its turn stays.
      return isLifted ? () : giveUp()
    }
    contact = sample.contact
    start = sample.position
    position = sample.position
    down()
  }

  override func moved(_ sample: PointerSample) {
    guard contact == sample.contact, position != sample.position else { return }
    position = sample.position
    step()
  }

  override func ended(_ sample: PointerSample) {
    moved(sample)
    guard contact == sample.contact else { return }
    isLifted = true
    lift()
  }

  override func won(_ contact: PointerContact) {
    guard self.contact == contact else { return }
    hasWon = true
    if isReady { begin() }
  }

  override func lost(_ contact: PointerContact) {
    if self.contact == contact { giveUp() }
  }

  override func abort() {
    guard let contact else { return }
    clear()
    emitCancelled()
    referee?.reject(self, contact)
  }

  override func drop() {
    clear()
    silence()
  }

  /// Forgets the contact.
  func clear() {
    contact = nil
    isLifted = false
    isReady = false
    hasWon = false
  }
}
