import VirtualTime

/// A value on its way: a pure function of time.
///
/// Never changed once it has begun. A value that gets another target on its way begins a new flight
/// where it is, with the velocity that it has.
final class Flight<Data: VectorArithmetic> {
  let target: Data
  let end: Instant
  private let start: Instant
  private let animation: Animation
  /// From the target back to where it began.
  private let distance: Data
  /// What it began with, a second; nil for nothing, as not every zero fits every value.
  private let velocity: Data?

  /// A flight from `origin`; nil when there is nothing to fly, or no time to.
  ///
  /// - Parameters:
  ///   - former: The flight that this one takes over from: its place and velocity then count, and
  ///     not `origin`.
  convenience init?(
    from origin: Data, after former: Flight?, to target: Data, _ animation: Animation,
    at now: Instant
  ) {
    let former = former.flatMap { $0.end > now ? $0 : nil }
    self.init(
      from: former?.value(at: now) ?? origin, velocity: former?.velocity(at: now), to: target,
      animation, at: now)
  }

  /// A flight from `origin`; nil when there is nothing to fly, or no time to.
  ///
  /// - Parameter velocity: What it begins with, a second.
  init?(
    from origin: Data, velocity: Data?, to target: Data, _ animation: Animation, at now: Instant
  ) {
    let distance = origin - target
    let speed = velocity?.magnitude ?? 0
    guard distance != .zero || speed > 0 else { return nil }
    let length = max(distance.magnitude, speed * 1e-6)
    let seconds = animation.duration(velocity: speed > 0 ? speed / length : 0)
    guard seconds > 0 else { return nil }
    self.target = target
    self.distance = distance
    self.velocity = speed > 0 ? velocity : nil
    self.animation = animation
    start = now
    end = now.advanced(by: .saturating(seconds: seconds))
  }

  func value(at instant: Instant) -> Data {
    guard instant < end else { return target }
    let motion = animation.motion(at: seconds(at: instant))
    var value = target + distance.scaled(by: motion.displacement)
    if let velocity, motion.impulse != 0 { value += velocity.scaled(by: motion.impulse) }
    return value
  }

  private func velocity(at instant: Instant) -> Data {
    let motion = animation.motion(at: seconds(at: instant))
    let own = distance.scaled(by: motion.displacementRate)
    return velocity.map { own + $0.scaled(by: motion.impulseRate) } ?? own
  }

  private func seconds(at instant: Instant) -> Double {
    Double(start.duration(to: instant).saturatingNanoseconds) / 1_000_000_000
  }
}
