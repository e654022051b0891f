import Foundation
import VirtualTime

/// How content goes on after the finger has let go: along one axis, as a function of time.
///
/// The way is `d · (1 − (1 − t/T)⁴)` with `d = v/2` (in points, for `v` in points per second) and
/// `T = 2 s`. It starts with the velocity `v`, ends as far away as `UIScrollView` with its normal
/// rate of deceleration (0.998 per millisecond, a time constant of half a second), and comes to a
/// full rest: `(1 − t/nτ)ⁿ` is the exponential's own approximation. No transcendental function is
/// used, so that every machine computes the same bits.
public struct ScrollMomentum: Equatable, Sendable {
  /// Below this speed content stays where it was let go, in points per second (as in Flutter).
  public static let minimumSpeed = 50.0
  /// A faster pointer counts as this fast, in points per second (as in Flutter).
  public static let maximumSpeed = 8_000.0
  /// How long it takes to come to a rest.
  public static let fullDuration: Duration = .seconds(2)

  /// When the finger let go.
  public let start: Instant
  /// The velocity at the start in points per second: 0, or of a speed within the bounds.
  public let velocity: Double

  /// Starts with a velocity in points per second; one that is too low, or no number, moves nothing.
  public init(velocity: Double, at start: Instant) {
    self.start = start
    if velocity.magnitude >= Self.minimumSpeed {
      self.velocity = min(max(velocity, -Self.maximumSpeed), Self.maximumSpeed)
    } else {
      self.velocity = 0
    }
  }

  /// How far it goes in all, in points.
  public var distance: Double { velocity / 2 }

  /// When it comes to a rest.
  public var end: Instant {
    velocity == 0 ? start : start.advanced(by: Self.fullDuration)
  }

  /// How far it has gone at `time`, in points.
  public func offset(at time: Instant) -> Double {
    let left = remaining(at: time)
    return distance * (1 - left * left * left * left)
  }

  /// How fast it is at `time`, in points per second.
  public func velocity(at time: Instant) -> Double {
    let left = remaining(at: time)
    return velocity * left * left * left
  }

  /// The part of the time that is left, from 1 down to 0.
  private func remaining(at time: Instant) -> Double {
    let passed = Double(start.duration(to: time).saturatingNanoseconds)
    let whole = Double(Self.fullDuration.saturatingNanoseconds)
    return 1 - min(max(passed / whole, 0), 1)
  }
}
