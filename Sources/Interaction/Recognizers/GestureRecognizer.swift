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

  /// Whether it tracks a contact, or waits for another one.
  public var isTracking: Bool { false }

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
  /// Gives up what is under way: it is cancelled, and nothing remains.
  func giveUp() {}
  /// Forgets what is under way without a word.
  func forget() {}
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

  /// Counts how often it was silenced, so that a closure that removes the view silences what would
  /// come behind it.
  private var silences = 0

  func emitChanged(_ value: Value) {
    isActive = true
    let heard = silences
    onChanged?(value)
    if heard == silences { upstream?.changed(value) }
  }

  func emitEnded(_ value: Value) {
    isActive = false
    let heard = silences
    onEnded?(value)
    if heard == silences { upstream?.ended(value) }
  }

  func emitCancelled() {
    guard isActive else { return }
    isActive = false
    onCancelled?()
  }

  /// Marks that what began gets no end: its view left.
  func silence() {
    isActive = false
    silences += 1
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
