import Foundation

/// A scheduler on the clock of the stage whose code asks.
public protocol StageScheduler: Scheduler
where SchedulerTimeType == StageTime, SchedulerOptions == Never {
  /// What it is called in a report of pending timers.
  static var _name: String { get }
}

extension StageScheduler {
  public var now: StageTime { .now }
  public var minimumTolerance: StageTime.Stride { .nanoseconds(0) }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    _ = StageQueue.main.schedule(at: .now, owner: Self._name, action)
  }

  public func schedule(
    after date: StageTime, tolerance: StageTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    _ = StageQueue.main.schedule(at: date.instant, owner: Self._name, action)
  }

  public func schedule(
    after date: StageTime, interval: StageTime.Stride, tolerance: StageTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyCancellable(
      StageQueue.main.schedule(
        at: date.instant, every: .nanoseconds(interval.nanoseconds), owner: Self._name, action))
  }
}

extension StageQueue: StageScheduler {
  public typealias SchedulerTimeType = StageTime
  public typealias SchedulerOptions = Never

  public static var _name: String { "Combine on DispatchQueue.main" }
}

extension RunLoop: StageScheduler {
  public typealias SchedulerTimeType = StageTime
  public typealias SchedulerOptions = Never

  public static var _name: String { "Combine on RunLoop.main" }
}

extension OperationQueue: StageScheduler {
  public typealias SchedulerTimeType = StageTime
  public typealias SchedulerOptions = Never

  public static var _name: String { "Combine on OperationQueue.main" }
}

/// Does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = StageTime
  public typealias SchedulerOptions = Never

  public static let shared = ImmediateScheduler()

  public var now: StageTime { .now }
  public var minimumTolerance: StageTime.Stride { .nanoseconds(0) }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  public func schedule(
    after date: StageTime, tolerance: StageTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: StageTime, interval: StageTime.Stride, tolerance: StageTime.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
