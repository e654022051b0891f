import VirtualTime

/// A value on its way: a pure function of time.
///
/// What it presents never changes once it has begun. A value that gets another target on its way begins a new flight. A
/// spring begins where the value is, with the velocity that it has; any other animation begins at the former target,
/// and what is left of the former flight adds to it, as in SwiftUI.
final class Flight<Data: VectorArithmetic> {
  let target: Data
  let end: Instant
  let start: Instant
  private let animation: Animation
  /// From the target back to where it began.
  private let distance: Data
  /// What goes on until this one begins, if that is later than it was made.
  private var preceding: Flight?
  /// What goes on beside this one, and adds what it lacks to its target.
  private var beside: Flight?
  /// How many go on beside each other.
  private let company: Int
  /// How many may: a value that is sent on with each step of a finger has no more on their way.
  private static var mostTogether: Int { 64 }
  /// What it began with, a second, if it moved already: not every zero fits every value. (An optional value would
  /// be a type more that the runtime is asked for.)
  private let velocity: Data
  private let hasVelocity: Bool

  /// A flight from `origin`; nil when there is nothing to fly, or no time to.
  ///
  /// - Parameters:
  ///   - former: The flight that this one takes over from: its place and velocity then count, and
  ///     not `origin`.
  convenience init?(
    from origin: Data, after former: Flight?, to target: Data, _ animation: Animation,
    at now: Instant
  ) {
    guard let former, former.end > now else {
      self.init(from: origin, velocity: origin, speed: 0, to: target, animation, at: now)
      return
    }
    if former.canGoOn(beside: animation) {
      if let beside = former.beside, beside.end <= now { former.beside = nil }
      self.init(
        from: former.target, velocity: former.target, speed: 0, to: target, animation, at: now,
        beside: former)
      return
    }
    // A delay holds back what is new, and not what is under way.
    let (delay, animation) = animation.withoutDelay
    let start = now.advanced(by: .saturating(seconds: delay))
    if former.start <= now { former.preceding = nil }
    let place = former.value(at: start)
    var velocity = place
    let isMoving = former.findVelocity(at: start, &velocity)
    self.init(
      from: place, velocity: velocity, speed: isMoving ? velocity.magnitude : 0, to: target,
      animation, at: start, preceding: start > now ? former : nil)
  }

  /// A flight from `origin`; nil when there is nothing to fly, or no time to.
  ///
  /// - Parameter velocity: What it begins with, a second.
  convenience init?(
    from origin: Data, velocity: Data, to target: Data, _ animation: Animation, at start: Instant
  ) {
    self.init(
      from: origin, velocity: velocity, speed: velocity.magnitude, to: target, animation,
      at: start)
  }

  /// A flight from `origin`; nil when there is nothing to fly, or no time to.
  ///
  /// - Parameters:
  ///   - velocity: What it begins with, a second, if it moves already.
  ///   - speed: How fast that is; 0 where it doesn't.
  ///   - start: When it begins.
  ///   - preceding: What goes on until then.
  ///   - beside: What goes on beside it.
  private init?(
    from origin: Data, velocity: Data, speed: Double, to target: Data, _ animation: Animation,
    at start: Instant, preceding: Flight? = nil, beside: Flight? = nil
  ) {
    let distance = origin - target
    let way = distance.magnitude
    guard way != 0 || speed > 0 || preceding != nil || beside != nil else { return nil }
    let length = max(way, speed * 1e-6)
    let seconds = animation.duration(velocity: speed > 0 ? speed / length : 0)
    guard seconds > 0 || preceding != nil || beside != nil else { return nil }
    self.target = target
    self.distance = distance
    hasVelocity = speed > 0
    self.velocity = velocity
    self.animation = animation
    self.start = start
    self.preceding = preceding
    self.beside = beside
    company = 1 + (beside?.company ?? 0)
    let end = start.advanced(by: .saturating(seconds: seconds))
    self.end = max(end, beside?.end ?? end)
  }

  /// Whether this flight goes on while a new one with an animation is under way. What has no end would never leave, and
  /// what takes no time is to be there.
  private func canGoOn(beside animation: Animation) -> Bool {
    !animation.takesOver && end != .distantFuture && company < Flight.mostTogether
      && animation.withoutDelay.animation.duration() > 0
  }

  func value(at instant: Instant) -> Data {
    guard instant < end else { return target }
    if instant < start, let preceding { return preceding.value(at: instant) }
    let motion = animation.motion(at: seconds(at: instant))
    var value = target + distance.scaled(by: motion.displacement)
    if hasVelocity, motion.impulse != 0 { value += velocity.scaled(by: motion.impulse) }
    if let beside, instant < beside.end { value += beside.value(at: instant) - beside.target }
    return value
  }

  /// A value between the target and where the flight began, on the straight way: at no instant in particular.
  ///
  /// - Parameter share: How much of the way is left, from 0 to 1.
  func value(withRest share: Double) -> Data {
    target + distance.scaled(by: share)
  }

  /// Finds how fast the value changes, a second.
  ///
  /// - Returns: Whether it does.
  private func findVelocity(at instant: Instant, _ found: inout Data) -> Bool {
    guard instant < end else { return false }
    if instant < start, let preceding { return preceding.findVelocity(at: instant, &found) }
    let motion = animation.motion(at: seconds(at: instant))
    found = distance.scaled(by: motion.displacementRate)
    if hasVelocity { found += velocity.scaled(by: motion.impulseRate) }
    if let beside {
      var other = found
      if beside.findVelocity(at: instant, &other) { found += other }
    }
    return true
  }

  private func seconds(at instant: Instant) -> Double {
    Double(start.duration(to: instant).saturatingNanoseconds) / 1_000_000_000
  }
}
