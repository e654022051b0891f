/// A spring, by what it feels like or by its physics.
public struct Spring: Hashable, Sendable {
  /// The movement of something that the spring pulls.
  package let animation: Animation
  /// What the spring pulls; 1 where a spring is told by what it feels like.
  public let mass: Double

  private init(_ animation: Animation, mass: Double = 1) {
    self.animation = animation
    self.mass = mass
  }

  /// A spring that is there, but for what it bounces, after some time.
  ///
  /// - Parameters:
  ///   - duration: That time, in seconds.
  ///   - bounce: From 0 for none to 1 for ever; below 0 it arrives later and flatter.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(.spring(duration: duration, bounce: bounce))
  }

  /// A spring of which one swing takes `response` seconds when nothing damps it.
  public init(response: Double, dampingRatio: Double) {
    self.init(.spring(response: response, dampingFraction: dampingRatio))
  }

  /// A spring of physics.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.init(
      .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping),
      mass: mass.isFinite ? max(mass, 0) : 1)
  }

  /// The seconds until nothing can be seen to move any more.
  public var settlingDuration: Double { animation.duration() }

  /// A spring that doesn't bounce.
  public static var smooth: Spring { smooth() }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that bounces a little.
  public static var snappy: Spring { snappy() }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that bounces.
  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// A movement by a spring.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    spring.animation
  }
}
