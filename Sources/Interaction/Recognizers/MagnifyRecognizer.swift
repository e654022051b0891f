import Foundation
import VirtualTime

/// Recognizes two pointers that move apart or together.
public final class MagnifyRecognizer: TwoContactRecognizer<MagnifyRecognizer.Value> {
  /// What SwiftUI's `MagnifyGesture.Value` has; the start anchor follows from the start location and
  /// the size.
  public struct Value: Equatable, Sendable {
    /// The instant of the event.
    public var time: Instant
    /// The distance of the pointers, in parts of that at the start.
    public var magnification: CGFloat
    /// How fast the magnification changes, per second.
    public var velocity: CGFloat
    /// The middle between the pointers at the start.
    public var startLocation: CGPoint
    /// How large the view was then.
    public var startSize: CGSize
  }

  /// How far the magnification must get from 1 before the gesture begins; SwiftUI's is 0.01.
  public var minimumScaleDelta: CGFloat

  private var startDistance: CGFloat = 1
  private var magnification: CGFloat = 1
  private var startLocation = CGPoint.zero
  private var startSize = CGSize.zero
  private var tracker = VelocityTracker()

  /// Creates a recognizer with SwiftUI's bound, or another.
  public init(minimumScaleDelta: CGFloat = 0.01, name: String = "magnify") {
    self.minimumScaleDelta = minimumScaleDelta
    super.init(name: name)
  }

  override func start(_ first: CGPoint, _ second: CGPoint) {
    // Two pointers in the same place have no ratio; a point apart is as near as fingers get.
    startDistance = max(1, first.distance(to: second))
    magnification = 1
    startLocation = convert(first.middle(to: second))
    startSize = viewSize()
    tracker = VelocityTracker()
    track()
  }

  override func step(_ first: CGPoint, _ second: CGPoint) -> Bool {
    magnification = first.distance(to: second) / startDistance
    track()
    return (magnification - 1).magnitude > minimumScaleDelta
  }

  override var value: Value? {
    guard let now = referee?.clock?.now else { return nil }
    return Value(
      time: now,
      magnification: magnification,
      velocity: tracker.velocity(at: now).width,
      startLocation: startLocation,
      startSize: startSize
    )
  }

  private func track() {
    guard let now = referee?.clock?.now else { return }
    tracker.add(CGPoint(x: magnification, y: 0), at: now)
  }
}
