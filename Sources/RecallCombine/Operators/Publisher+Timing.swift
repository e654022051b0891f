extension Publisher {
  /// Hands out a value when no other has come for some time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      let latest = Latest<Output>()
      let upstream = observe(
        Observer(
          value: { value in
            let number = latest.set(value)
            scheduler.schedule(
              after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
              options: options
            ) {
              if let value = latest.take(number) { observer.value(value) }
            }
          },
          completion: { completion in
            // As in Combine, the end isn't waited for, and what waits comes before it.
            if case .finished = completion, let value = latest.take() { observer.value(value) }
            observer.completion(completion)
          }))
      return AnyCancellable {
        upstream.cancel()
        _ = latest.take()
      }
    }
  }

  /// Hands out at most one value in each interval: the first that came in it, or the latest.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest isLatest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      let waiting = Latest<Output>()
      var next: S.SchedulerTimeType?
      func handOn(_ value: Output) {
        next = scheduler.now.advanced(by: interval)
        observer.value(value)
      }
      let upstream = observe(
        Observer(
          value: { value in
            guard let due = next, scheduler.now < due else { return handOn(value) }
            let isFirst = waiting.isEmpty
            if isFirst || isLatest { _ = waiting.set(value) }
            guard isFirst else { return }
            scheduler.schedule(
              after: due, tolerance: scheduler.minimumTolerance, options: nil
            ) {
              if let value = waiting.take() { handOn(value) }
            }
          },
          completion: { completion in
            if case .finished = completion, let value = waiting.take() { observer.value(value) }
            observer.completion(completion)
          }))
      return AnyCancellable {
        upstream.cancel()
        _ = waiting.take()
      }
    }
  }

  /// Ends when nothing has come for some time.
  ///
  /// - Parameters:
  ///   - interval: How long.
  ///   - scheduler: Whose time.
  ///   - options: Handed to the scheduler.
  ///   - customError: What it fails with; nil to finish.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      let latest = Latest<Void>()
      var upstream: AnyCancellable?
      func wait() {
        let number = latest.set(())
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard latest.take(number) != nil else { return }
          upstream?.cancel()
          observer.completion(customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      upstream = observe(
        Observer(
          value: { value in
            guard latest.take() != nil else { return }
            observer.value(value)
            wait()
          },
          completion: { completion in
            if latest.take() != nil { observer.completion(completion) }
          }))
      return AnyCancellable {
        upstream?.cancel()
        _ = latest.take()
      }
    }
  }

  /// Hands everything out some time later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    later { action in
      scheduler.schedule(
        after: scheduler.now.advanced(by: interval),
        tolerance: tolerance ?? scheduler.minimumTolerance, options: options, action)
    }
  }

  /// Hands everything out behind what is running.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> AnyPublisher<Output, Failure>
  {
    later { scheduler.schedule(options: options, $0) }
  }

  /// Begins behind what is running.
  public func subscribe<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher { observer in
      var upstream: AnyCancellable?
      var isCancelled = false
      scheduler.schedule(options: options) {
        if !isCancelled { upstream = observe(observer) }
      }
      return AnyCancellable {
        isCancelled = true
        upstream?.cancel()
      }
    }
  }

  private func later(_ schedule: @escaping (@escaping () -> Void) -> Void)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher { observer in
      var isCancelled = false
      let upstream = observe(
        Observer(
          value: { value in schedule { if !isCancelled { observer.value(value) } } },
          completion: { end in schedule { if !isCancelled { observer.completion(end) } } }))
      return AnyCancellable {
        isCancelled = true
        upstream.cancel()
      }
    }
  }
}

/// The value that came last, until somebody takes it.
private final class Latest<Value> {
  private var value: Value?
  private var number = 0

  var isEmpty: Bool { value == nil }

  /// - Returns: What tells this value from later ones.
  func set(_ new: Value) -> Int {
    value = new
    number += 1
    return number
  }

  /// The value, if it is still the one of that number.
  func take(_ wanted: Int) -> Value? {
    wanted == number ? take() : nil
  }

  func take() -> Value? {
    defer { value = nil }
    return value
  }
}
