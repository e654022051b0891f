/// How far something has come after a part of its time, both from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private let timing: CubicTiming

  private init(_ timing: CubicTiming) {
    self.timing = timing
  }

  /// The same speed all the way.
  public static let linear = UnitCurve(.linear)
  /// Starts slowly.
  public static let easeIn = UnitCurve(.easeIn)
  /// Ends slowly.
  public static let easeOut = UnitCurve(.easeOut)
  /// Starts and ends slowly.
  public static let easeInOut = UnitCurve(.easeInOut)

  /// The cubic Bézier curve with two control points between (0, 0) and (1, 1).
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      CubicTiming(
        startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y))
  }

  /// How far it has come after a part of its time.
  public func value(at progress: Double) -> Double { timing.progress(at: progress) }

  /// How fast it is after a part of its time, in ways a whole time.
  public func velocity(at progress: Double) -> Double { timing.speed(at: progress) }
}
