/// Where something is that a spring pulls, for programs that move it themselves.
///
/// ```swift
/// let spring = Spring(duration: 0.5, bounce: 0.3)
/// let height = spring.value(target: 100, time: 0.2)
/// ```
extension Spring {
  private var motion: SpringMotion {
    if case .spring(let motion, _, _) = animation.course { return motion }
    return SpringMotion(response: 0, dampingRatio: 1)
  }

  /// The seconds of one swing when nothing damps it; 0 for a spring that is there at once, infinite for one that doesn't
  /// pull.
  public var response: Double { motion.frequency.isFinite ? 2 * .pi / motion.frequency : 0 }

  /// 0 for a spring that swings for ever, 1 for one that comes to rest soonest without overshooting.
  public var dampingRatio: Double { motion.dampingRatio }

  /// The seconds until it is there, but for what it bounces.
  public var duration: Double { response }

  /// From 1 for a spring that swings for ever, over 0 for one that doesn't overshoot, to -1 for one that never arrives.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// How hard it pulls for each unit of distance.
  public var stiffness: Double { mass * motion.frequency * motion.frequency }

  /// How hard it brakes for each unit of velocity.
  public var damping: Double { 2 * mass * motion.dampingRatio * motion.frequency }

  // MARK: Vectors

  /// Where something is that began at zero.
  ///
  /// - Parameters:
  ///   - target: Where the spring pulls it.
  ///   - initialVelocity: How fast it began, in units a second.
  ///   - time: How many seconds ago that was; what is below 0 or no number counts as 0.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let (time, motion) = (time.time, motion)
    return target.scaled(by: 1 - motion.displacement(at: time))
      + initialVelocity.scaled(by: motion.impulse(at: time))
  }

  /// How fast something moves that began at zero, in units a second.
  ///
  /// - Parameters:
  ///   - target: Where the spring pulls it.
  ///   - initialVelocity: How fast it began, in units a second.
  ///   - time: How many seconds ago that was; what is below 0 or no number counts as 0.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let velocities = motion.velocities(at: time.time)
    return target.scaled(by: -velocities.displacement)
      + initialVelocity.scaled(by: velocities.impulse)
  }

  /// Moves something on.
  ///
  /// - Parameters:
  ///   - value: Where it is.
  ///   - velocity: How fast it moves, in units a second.
  ///   - target: Where the spring pulls it.
  ///   - deltaTime: For how many seconds; what is below 0 or no number counts as 0.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let (start, distance) = (value, target - value)
    value = start + self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
  }

  /// How hard the spring pulls and brakes.
  ///
  /// - Parameters:
  ///   - target: Where it pulls.
  ///   - position: Where what it pulls is.
  ///   - velocity: How fast that moves, in units a second.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The seconds until something that began at zero stays near its end; infinite for a spring that never rests.
  ///
  /// - Parameters:
  ///   - target: Where the spring pulls it.
  ///   - initialVelocity: How fast it began, in units a second.
  ///   - epsilon: How near, in units.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let epsilon = epsilon.isNaN ? 0 : max(epsilon, 1e-9)
    let (distance, speed) = (target.magnitude, initialVelocity.magnitude)
    guard distance > epsilon || speed > 0 else { return 0 }
    // What begins at its end is as far away as it may be.
    let unit = max(distance, epsilon)
    return motion.settlingTime(velocity: speed / unit, within: min(epsilon / unit, 0.999))
  }

  // MARK: Values that are animated

  /// Where something is on its way.
  ///
  /// - Parameters:
  ///   - fromValue: Where it began.
  ///   - toValue: Where the spring pulls it.
  ///   - initialVelocity: How fast it began, in units a second.
  ///   - time: How many seconds ago that was; what is below 0 or no number counts as 0.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How fast something moves on its way, in units a second.
  ///
  /// - Parameters:
  ///   - fromValue: Where it began.
  ///   - toValue: Where the spring pulls it.
  ///   - initialVelocity: How fast it began, in units a second.
  ///   - time: How many seconds ago that was; what is below 0 or no number counts as 0.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// How hard the spring pulls and brakes something on its way.
  ///
  /// - Parameters:
  ///   - fromValue: Where it began; the spring doesn't know of it.
  ///   - toValue: Where the spring pulls it.
  ///   - position: Where it is.
  ///   - velocity: How fast it moves, in units a second.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  /// The seconds until something stays near its end; infinite for a spring that never rests.
  ///
  /// - Parameters:
  ///   - fromValue: Where it began.
  ///   - toValue: Where the spring pulls it.
  ///   - initialVelocity: How fast it began, in units a second.
  ///   - epsilon: How near, in units.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}

extension TimeInterval {
  /// This time, or none where it is none.
  fileprivate var time: TimeInterval { isFinite ? max(self, 0) : 0 }
}
