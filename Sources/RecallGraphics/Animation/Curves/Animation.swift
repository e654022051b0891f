/// How a value passes into another over time.
///
/// An animation is a pure function of time: asked at any instant, it says how far the value has
/// come. All times are in seconds.
public struct Animation: Hashable, Sendable {
  indirect enum Course: Hashable, Sendable {
    case timing(UnitCurve, duration: Double)
    /// `velocity` is the initial one, in distances a second.
    case spring(SpringMotion, duration: Double, velocity: Double)
    case delayed(Course, by: Double)
    case hastened(Course, by: Double)
    /// `count` is nil for ever.
    case repeated(Course, count: Int?, autoreverses: Bool)
    case custom(CustomCourse)
  }

  let course: Course

  init(_ course: Course) {
    self.course = course
  }
}

extension Animation {
  /// What Core Animation and SwiftUI take when no duration is given, in seconds.
  private static let usualDuration = 0.35

  private init(_ curve: UnitCurve, _ duration: Double) {
    self.init(.timing(curve, duration: duration.isFinite ? max(duration, 0) : 0))
  }

  /// SwiftUI's animation when none is named, since iOS 17: a spring of 0.55 s that doesn't
  /// overshoot.
  public static let `default` = spring(response: 0.55, dampingFraction: 1)

  /// The same speed all the way.
  public static var linear: Animation { linear(duration: usualDuration) }
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration) }

  /// Starts slowly.
  public static var easeIn: Animation { easeIn(duration: usualDuration) }
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration) }

  /// Ends slowly.
  public static var easeOut: Animation { easeOut(duration: usualDuration) }
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration) }

  /// Starts and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: usualDuration) }
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.easeInOut, duration)
  }

  /// Follows the cubic Bézier curve with two control points between (0, 0) and (1, 1).
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(UnitCurve(CubicTiming(p1x, p1y, p2x, p2y)), duration)
  }

  /// Follows a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(curve, duration)
  }
}

extension Animation {
  /// Waits for `delay` seconds first.
  public func delay(_ delay: Double) -> Animation {
    guard delay.isFinite, delay > 0 else { return self }
    return Animation(.delayed(course, by: delay))
  }

  /// Runs `speed` times as fast; at a speed of zero it stands still for ever.
  public func speed(_ speed: Double) -> Animation {
    Animation(.hastened(course, by: speed.isFinite ? max(speed, 0) : 1))
  }

  /// Runs `repeatCount` times, every other time backwards if it reverses.
  ///
  /// When it is over, the value is the new one, wherever the last run ended.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(course, count: max(repeatCount, 0), autoreverses: autoreverses))
  }

  /// Runs until the value changes again, every other time backwards if it reverses.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(course, count: nil, autoreverses: autoreverses))
  }
}
