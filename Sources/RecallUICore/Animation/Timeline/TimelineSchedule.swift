import VirtualTime

/// When a timeline view's content changes.
///
/// There are two: `.animation` follows the frames, `.periodic` a timer.
public protocol TimelineSchedule {
  /// How the schedule runs.
  var _course: _TimelineCourse { get }
}

/// How a timeline's schedule runs.
public enum _TimelineCourse: Equatable, Sendable {
  /// With each frame, but not more often than each `interval` seconds.
  case frames(interval: Double, isPaused: Bool)
  /// At a date and then each `interval` seconds.
  case timer(from: Date, interval: Double)
}

/// A schedule that follows the frames.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public let _course: _TimelineCourse

  /// - Parameters:
  ///   - minimumInterval: The least seconds between two dates; nil for each frame.
  ///   - paused: Whether time stands still for the content.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    _course = .frames(interval: minimumInterval ?? 0, isPaused: paused)
  }
}

/// A schedule of regular dates.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public let _course: _TimelineCourse

  /// - Parameters:
  ///   - startDate: The first date; one that has passed says where the others stand.
  ///   - interval: The seconds between two dates; at least 0.0001, as of timers.
  public init(from startDate: Date, by interval: TimeInterval) {
    _course = .timer(from: startDate, interval: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// With each frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// With each frame, but not more often than each `minimumInterval` seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At regular dates.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
