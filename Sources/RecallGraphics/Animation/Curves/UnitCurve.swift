/// How far something has come after a part of its time, both from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Course: Hashable {
    case cubic(CubicTiming)
    /// A quarter of a circle at the beginning, the end, or a smaller one at both.
    case circular(isIn: Bool, isOut: Bool)
  }

  private let course: Course

  init(_ timing: CubicTiming) {
    course = .cubic(timing)
  }

  private init(isIn: Bool, isOut: Bool) {
    course = .circular(isIn: isIn, isOut: isOut)
  }

  /// The same speed all the way.
  public static let linear = UnitCurve(.linear)
  /// Starts slowly.
  public static let easeIn = UnitCurve(.easeIn)
  /// Ends slowly.
  public static let easeOut = UnitCurve(.easeOut)
  /// Starts and ends slowly.
  public static let easeInOut = UnitCurve(.easeInOut)

  /// Starts slowly, along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(isIn: true, isOut: false)
  /// Ends slowly, along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(isIn: false, isOut: true)
  /// Starts and ends slowly, along two quarters of circles.
  public static let circularEaseInOut = UnitCurve(isIn: true, isOut: true)

  /// The cubic Bézier curve with two control points between (0, 0) and (1, 1).
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      CubicTiming(
        startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y))
  }

  /// How far it has come after a part of its time.
  public func value(at progress: Double) -> Double {
    switch course {
    case .cubic(let timing): return timing.progress(at: progress)
    case .circular(let isIn, let isOut):
      guard progress > 0 else { return 0 }
      guard progress < 1 else { return 1 }
      guard isIn else { return 1 - Self.quarter(at: 1 - progress) }
      guard isOut else { return Self.quarter(at: progress) }
      return progress < 0.5
        ? Self.quarter(at: 2 * progress) / 2 : 1 - Self.quarter(at: 2 - 2 * progress) / 2
    }
  }

  /// How fast it is after a part of its time, in ways a whole time.
  public func velocity(at progress: Double) -> Double {
    switch course {
    case .cubic(let timing): return timing.speed(at: progress)
    case .circular(let isIn, let isOut):
      guard progress >= 0, progress <= 1 else { return 0 }
      guard isIn else { return Self.slope(at: 1 - progress) }
      guard isOut else { return Self.slope(at: progress) }
      return Self.slope(at: progress < 0.5 ? 2 * progress : 2 - 2 * progress)
    }
  }

  /// The lower right quarter of a circle of radius 1 that stands on the line.
  private static func quarter(at x: Double) -> Double { 1 - (1 - x * x).squareRoot() }

  /// How steep that is; an end that is vertical has no speed to hand on.
  private static func slope(at x: Double) -> Double {
    let height = (1 - x * x).squareRoot()
    return height > 1e-9 ? x / height : 0
  }
}
