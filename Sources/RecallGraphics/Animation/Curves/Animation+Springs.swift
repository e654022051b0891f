extension Animation {
  private init(_ motion: SpringMotion, duration: Double, velocity: Double = 0) {
    self.init(
      .spring(
        motion, duration: duration.isFinite ? max(duration, 0) : 0,
        velocity: velocity.isFinite ? velocity : 0))
  }

  /// A spring.
  ///
  /// When it takes over from a movement, it goes on with that one's velocity.
  ///
  /// - Parameters:
  ///   - response: The seconds of one swing when nothing damps it; 0 for a spring that is there at
  ///     once.
  ///   - dampingFraction: 0 for a spring that swings for ever, 1 for one that doesn't overshoot.
  ///   - blendDuration: Accepted and not used, as in SwiftUI, which passes from one spring to the
  ///     next by keeping the velocity.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      SpringMotion(response: response, dampingRatio: dampingFraction), duration: response)
  }

  /// A spring that is there, but for what it bounces, after `duration` seconds: what `.spring()`
  /// means.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - bounce: From 0 for none to 1 for ever; below 0 it arrives later and flatter. The damping is
  ///     1 − bounce, or 1 / (1 + bounce) below 0 (SwiftUI's `Spring(duration:bounce:)`).
  ///   - blendDuration: Accepted and not used, as in SwiftUI, which passes from one spring to the
  ///     next by keeping the velocity.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      SpringMotion(response: duration, dampingRatio: dampingRatio(bounce: bounce)),
      duration: duration)
  }

  /// A spring with SwiftUI's defaults.
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

  /// A spring for what follows a finger, with SwiftUI's defaults.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A spring for what follows a finger: stiffer.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A spring for what follows a finger, which is there, but for what it bounces, after `duration` seconds.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - extraBounce: How much more it bounces than such springs do, by 0.14.
  ///   - blendDuration: Accepted and not used, as in SwiftUI, which passes from one spring to the
  ///     next by keeping the velocity.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring of physics, with a velocity of its own in distances a second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let motion = SpringMotion(mass: mass, stiffness: stiffness, damping: damping)
    let duration = motion.frequency.isFinite ? 2 * .pi / motion.frequency : 0
    return Animation(motion, duration: duration, velocity: initialVelocity)
  }

  /// A spring that is there after half a second, and doesn't bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  /// A spring that is there after `duration` seconds, with a velocity of its own in distances a
  /// second.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      SpringMotion(response: duration, dampingRatio: dampingRatio(bounce: bounce)),
      duration: duration, velocity: initialVelocity)
  }

  /// A spring that doesn't bounce.
  public static var smooth: Animation { smooth() }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that bounces a little.
  public static var snappy: Animation { snappy() }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that bounces.
  public static var bouncy: Animation { bouncy() }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  private static func dampingRatio(bounce: Double) -> Double {
    guard bounce.isFinite else { return 1 }
    // Flatter than a hundred times critical is not told from standing still.
    return bounce >= 0 ? max(1 - bounce, 0) : min(1 / max(1 + bounce, 0.01), 100)
  }
}
