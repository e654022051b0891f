import Foundation
import VirtualTime

/// Recognizes a pointer that moves while it is down.
///
/// It begins with the movement that takes the pointer beyond ``minimumDistance`` of where it came
/// down; with a distance of zero (or less) it begins at the down. Its translation counts from where
/// the pointer came down.
public class DragRecognizer: SingleContactRecognizer<DragRecognizer.Value> {
  /// What SwiftUI's `DragGesture.Value` has, with an instant for a date.
  public struct Value: Equatable, Sendable {
    /// The instant of the event.
    public var time: Instant
    /// Where the pointer is.
    public var location: CGPoint
    /// Where the pointer came down.
    public var startLocation: CGPoint
    /// How fast the pointer moves, in points per second.
    public var velocity: CGSize

    /// Creates a value; positions in points, the velocity in points per second.
    public init(time: Instant, location: CGPoint, startLocation: CGPoint, velocity: CGSize) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
      self.velocity = velocity
    }

    /// The way from the start to the location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the pointer would come to a rest: a quarter of a second further, as in SwiftUI.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The way from the start to the predicted end.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// The distance that must be exceeded before the drag begins, in points.
  public var minimumDistance: CGFloat

  private var tracker = VelocityTracker()
  private var startLocation = CGPoint.zero

  /// Creates a recognizer with SwiftUI's bound, or another.
  public init(
    minimumDistance: CGFloat = GestureDefaults.dragDistance,
    name: String = "drag"
  ) {
    self.minimumDistance = minimumDistance
    super.init(name: name)
  }

  /// Whether the pointer is far enough from where it came down.
  var isBeyondMinimum: Bool {
    position.isFurther(than: minimumDistance, from: start)
  }

  override func down() {
    tracker = VelocityTracker()
    startLocation = convert(position)
    track()
    if minimumDistance <= 0 { becomeReady() }
  }

  override func step() {
    track()
    if hasBegun {
      emitChanged(value)
    } else if isBeyondMinimum {
      becomeReady()
    }
  }

  override func begin() {
    emitChanged(value)
    if isLifted, contact != nil { succeed(with: value) }
  }

  override func lift() {
    if hasBegun { succeed(with: value) } else { super.lift() }
  }

  var value: Value {
    let time = scheduler?.now ?? .zero
    return Value(
      time: time,
      location: convert(position),
      startLocation: startLocation,
      velocity: tracker.velocity(at: time)
    )
  }

  private func track() {
    guard let scheduler else { return }
    tracker.add(convert(position), at: scheduler.now)
  }
}
