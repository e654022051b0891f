import Foundation
import VirtualTime

/// Recognizes two pointers that turn around each other.
public final class RotateRecognizer: TwoContactRecognizer<RotateRecognizer.Value> {
  /// What SwiftUI's `RotateGesture.Value` has, with angles in radians, clockwise; the start anchor
  /// follows from the start location and the size.
  public struct Value: Equatable, Sendable {
    /// The instant of the event.
    public var time: Instant
    /// How far the pointers turned since the start; beyond a full turn it goes on.
    public var rotation: Double
    /// How fast they turn, in radians per second.
    public var velocity: Double
    /// The middle between the pointers at the start.
    public var startLocation: CGPoint
    /// How large the view was then.
    public var startSize: CGSize
  }

  /// How far the pointers must turn before the gesture begins, in radians; SwiftUI's is 1 degree.
  public var minimumAngleDelta: Double

  private var angle = 0.0
  private var rotation = 0.0
  private var startLocation = CGPoint.zero
  private var startSize = CGSize.zero
  private var tracker = VelocityTracker()

  /// Creates a recognizer with SwiftUI's bound, or another, in radians.
  public init(minimumAngleDelta: Double = .pi / 180, name: String = "rotate") {
    self.minimumAngleDelta = minimumAngleDelta
    super.init(name: name)
  }

  override func start(_ first: CGPoint, _ second: CGPoint) {
    angle = first.angle(to: second)
    rotation = 0
    startLocation = convert(first.middle(to: second))
    startSize = viewSize()
    tracker = VelocityTracker()
    track()
  }

  override func step(_ first: CGPoint, _ second: CGPoint) -> Bool {
    let next = first.angle(to: second)
    var turn = next - angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    angle = next
    rotation += turn
    track()
    return rotation.magnitude > minimumAngleDelta
  }

  override var value: Value? {
    guard let now = referee?.clock?.now else { return nil }
    return Value(
      time: now,
      rotation: rotation,
      velocity: tracker.velocity(at: now).width,
      startLocation: startLocation,
      startSize: startSize
    )
  }

  private func track() {
    guard let now = referee?.clock?.now else { return }
    tracker.add(CGPoint(x: rotation, y: 0), at: now)
  }
}

extension CGPoint {
  /// The direction in which `other` lies, in radians.
  func angle(to other: CGPoint) -> Double {
    atan2(other.y - y, other.x - x)
  }
}
