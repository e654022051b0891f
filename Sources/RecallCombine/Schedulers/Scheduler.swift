import Foundation

/// What says when something happens, and where: on a stage always on its thread.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Does something as soon as what is running is done.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Does something at a time.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  /// Does something at a time, and then in intervals.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Does something as soon as what is running is done.
  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  /// Does something at a time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A distance in time, by the names of its units.
public protocol SchedulerTimeIntervalConvertible: Comparable, SignedNumeric {
  static func seconds(_ count: Int) -> Self
  static func seconds(_ count: Double) -> Self
  static func milliseconds(_ count: Int) -> Self
  static func microseconds(_ count: Int) -> Self
  static func nanoseconds(_ count: Int) -> Self
}
