import Foundation
import VirtualTime

/// Turns the steps of pointers into a gesture.
///
/// A view keeps a recognizer for as long as it has the gesture, hands it to the ``PointerRouter`` at
/// each down that hits the view, and sets its closures and parameters anew at each update; that
/// disturbs no gesture that is under way.
///
/// A recognizer that began (called `onChanged`) ends or is cancelled, exactly once. One that is
/// removed from its router calls nothing any more.
public class GestureRecognizer {
  /// What traces and reports of timers call it.
  public let name: String

  /// Turns a position in the viewport into one of the coordinate space that the values are in.
  ///
  /// Bounds (slop, minimum distance) are measured in the viewport, so that a view which moves with
  /// the pointer doesn't change what it recognizes.
  public var convert: (CGPoint) -> CGPoint = { $0 }

  /// The buttons of a mouse that it listens to.
  public var buttons: [PointerEvent.Button] = [.primary]

  /// Who decides: the router, or the combination that this recognizer is a part of.
  weak var referee: (any GestureReferee)?

  init(name: String) {
    self.name = name
  }

  /// The parts of a combination, in order.
  public var parts: [GestureRecognizer] { [] }

  /// Counts how often it gave up or forgot, so that what it was about to call is called no more when
  /// that happens in the middle of a closure.
  private(set) var interruptions = 0

  /// Gives up what is under way.
  final func giveUp() {
    interruptions += 1
    abort()
  }

  /// Forgets what is under way: its view left.
  final func forget() {
    interruptions += 1
    drop()
  }

  /// Whether it tracks a contact, or waits for another one.
  public var isTracking: Bool { false }

  /// Whether it has told that something began, and goes on while a pointer is down.
  public var isHeld: Bool { false }

  /// Whether it is between two contacts: the next one is still to come.
  var isAwaitingContact: Bool { false }

  /// Tells those who heard that something began that it is over, without a success; nil when nothing
  /// has begun.
  var ending: (() -> Void)? { nil }

  // MARK: - What the referee calls

  /// A pointer came down on it.
  func began(_ sample: PointerSample) {}
  /// A pointer that it tracks moved.
  func moved(_ sample: PointerSample) {}
  /// A pointer that it tracks went up.
  func ended(_ sample: PointerSample) {}
  /// It won the contact: what it recognizes may begin.
  func won(_ contact: PointerContact) {}
  /// It lost the contact: what began is cancelled.
  func lost(_ contact: PointerContact) {}
  /// A pointer came down elsewhere.
  func contactBeganElsewhere() {}
  /// What giving up means: what is under way is cancelled, and nothing remains.
  func abort() {}
  /// What forgetting means: nothing remains, without a word.
  func drop() {}
}

/// Who decides between recognizers.
protocol GestureReferee: AnyObject {
  /// Where timers are set.
  var clock: Scheduler? { get }
  func accept(_ recognizer: GestureRecognizer, _ contact: PointerContact)
  func reject(_ recognizer: GestureRecognizer, _ contact: PointerContact)
  func hold(_ recognizer: GestureRecognizer, _ contact: PointerContact)
  func release(_ recognizer: GestureRecognizer, _ contact: PointerContact)
}

/// Where a contact is.
struct PointerSample {
  var contact: PointerContact
  /// In points of the viewport.
  var position: CGPoint
}

/// A recognizer whose gesture has values.
///
/// The closures are SwiftUI's, and one more: `onCancelled`, behind which a `@GestureState` goes back
/// to its beginning just as behind `onEnded`.
public class ValueRecognizer<Value>: GestureRecognizer {
  /// The gesture began, or its value changed.
  public var onChanged: ((Value) -> Void)?
  /// The gesture succeeded.
  public var onEnded: ((Value) -> Void)?
  /// The gesture had begun, and won't succeed.
  public var onCancelled: (() -> Void)?

  /// Whether `onChanged` was called with no end or cancel behind it yet.
  public private(set) var isActive = false

  /// Where a combination listens.
  var upstream: GestureUpstream<Value>?

  public override var isHeld: Bool { isActive && !isAwaitingContact }

  override var ending: (() -> Void)? { isActive ? onCancelled : nil }

  func emitChanged(_ value: Value) {
    isActive = true
    let before = interruptions
    onChanged?(value)
    if before == interruptions { upstream?.changed(value) }
  }

  func emitEnded(_ value: Value) {
    isActive = false
    let before = interruptions
    onEnded?(value)
    if before == interruptions { upstream?.ended(value) }
  }

  func emitCancelled() {
    guard isActive else { return }
    isActive = false
    onCancelled?()
  }

  /// Marks that what began gets no end: its view left.
  func silence() {
    isActive = false
  }
}

/// How a combination listens to a part.
struct GestureUpstream<Value> {
  var changed: (Value) -> Void
  var ended: (Value) -> Void
}

extension CGPoint {
  /// Whether `other` is further than `distance` away.
  func isFurther(than distance: CGFloat, from other: CGPoint) -> Bool {
    let dx = x - other.x
    let dy = y - other.y
    return dx * dx + dy * dy > distance * distance
  }
}
