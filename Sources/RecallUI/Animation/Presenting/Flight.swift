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
  /// What it began with, a second.
  private let velocity: Data

  /// A flight from `origin`; nil when there is nothing to fly, or no time to.
  ///
  /// - Parameters:
  ///   - former: The flight that this one takes over from: its place and velocity then count, and
  ///     not `origin`.
  init?(
    from origin: Data, after former: Flight?, to target: Data, _ animation: Animation,
    at now: Instant
  ) {
    let former = former.flatMap { $0.end > now ? $0 : nil }
    let velocity = former?.velocity(at: now) ?? .zero
    let distance = (former?.value(at: now) ?? origin) - target
    guard distance != .zero || velocity != .zero else { return nil }
    let length = max(distance.magnitude, velocity.magnitude * 1e-6)
    let seconds = animation.duration(velocity: velocity.magnitude / length)
    guard seconds > 0 else { return nil }
    self.target = target
    self.distance = distance
    self.velocity = velocity
    self.animation = animation
    start = now
    end = now.advanced(by: .saturating(seconds: seconds))
  }

  func value(at instant: Instant) -> Data {
    guard instant < end else { return target }
    let motion = animation.motion(at: seconds(at: instant))
    var value = target + distance.scaled(by: motion.displacement)
    if motion.impulse != 0 { value += velocity.scaled(by: motion.impulse) }
    return value
  }

  private func velocity(at instant: Instant) -> Data {
    let motion = animation.motion(at: seconds(at: instant))
    return distance.scaled(by: motion.displacementRate) + velocity.scaled(by: motion.impulseRate)
  }

  private func seconds(at instant: Instant) -> Double {
    Double(start.duration(to: instant).saturatingNanoseconds) / 1_000_000_000
  }
}
