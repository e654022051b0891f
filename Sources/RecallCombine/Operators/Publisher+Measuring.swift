extension Publishers {
  /// How values are put together by time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Those that came in an interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Those that came in an interval, or so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}

extension Publisher {
  /// Hands out how much time has passed since the value before, or since the start.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure> {
    operateOnValues { observer in
      var last = scheduler.now
      return { _ in
        let now = scheduler.now
        observer.value(last.distance(to: now))
        last = now
      }
    }
  }

  /// Hands out at once what came in each interval, if anything did; the rest when this publisher has
  /// ended.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<[Output], Failure> {
    let (scheduler, interval, count) =
      switch strategy {
      case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
      case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
      }
    return AnyPublisher { observer in
      var waiting: [Output] = []
      func handOn() {
        guard !waiting.isEmpty else { return }
        let full = waiting
        waiting = []
        observer.value(full)
      }
      let timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: scheduler.minimumTolerance, options: options, handOn)
      let upstream = observe(
        Observer(
          value: { value in
            waiting.append(value)
            if waiting.count >= count { handOn() }
          },
          completion: { completion in
            timer.cancel()
            if case .finished = completion { handOn() }
            observer.completion(completion)
          }))
      return AnyCancellable {
        timer.cancel()
        upstream.cancel()
      }
    }
  }
}
