import VirtualTime

/// When a timeline view's content changes.
///
/// `.animation` follows the frames, all others a timer: `.periodic`, `.everyMinute`, `.explicit`, and
/// a schedule of one's own that says its dates.
public protocol TimelineSchedule {
  /// The dates of a schedule, in order.
  associatedtype Entries: Sequence where Entries.Element == Date

  typealias Mode = TimelineScheduleMode

  /// The dates from `startDate` on; one before it says what holds then. They may be endless.
  func entries(from startDate: Date, mode: Mode) -> Entries

  /// How the schedule runs.
  var _course: _TimelineCourse { get }
}

extension TimelineSchedule {
  public var _course: _TimelineCourse { .dates }
}

/// How often content is worth changing.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  /// Less often, as on a screen that is dimmed: never on a stage.
  case lowFrequency
}

/// How a timeline's schedule runs.
public enum _TimelineCourse: Equatable, Sendable {
  /// With each frame, but not more often than each `interval` seconds.
  case frames(interval: Double, isPaused: Bool)
  /// At a date and then each `interval` seconds.
  case timer(from: Date, interval: Double)
  /// At the dates of the schedule's entries.
  case dates
}

/// Dates at regular intervals, without an end.
public struct PeriodicDates: Sequence, IteratorProtocol, Sendable {
  private var date: Date
  private let interval: TimeInterval

  init(from first: Date, by interval: TimeInterval) {
    date = first
    self.interval = interval
  }

  public mutating func next() -> Date? {
    defer { date += interval }
    return date
  }
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

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicDates {
    guard case .frames(let interval, _) = _course else {
      return PeriodicDates(from: startDate, by: 1 / 60)
    }
    return PeriodicDates(from: startDate, by: interval > 0 ? interval : 1 / 60)
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

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicDates {
    guard case .timer(let first, let interval) = _course, interval > 0 else {
      return PeriodicDates(from: startDate, by: 1)
    }
    let passed = (startDate.timeIntervalSince(first) / interval).rounded(.down)
    return PeriodicDates(from: first + max(passed, 0) * interval, by: interval)
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

/// A schedule of the dates in a sequence.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates in order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule of the beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicDates {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return PeriodicDates(from: Date(timeIntervalSinceReferenceDate: minute * 60), by: 60)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// With each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// At the dates of a sequence.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}
