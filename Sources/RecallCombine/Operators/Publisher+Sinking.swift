extension Publisher {
  /// Hears of all values and of the end, until what it answers is cancelled or let go of.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    observe(Observer(value: receiveValue, completion: receiveCompletion))
  }
}

extension Publisher where Failure == Never {
  /// Hears of all values, until what it answers is cancelled or let go of.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    observe(Observer(value: receiveValue))
  }

  /// Sets a property to each value, until what it answers is cancelled or let go of.
  public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: path] = $0 }
  }

  /// Sets a published property to each value, for as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let property = published
    property._keep(sink(receiveValue: property._setter))
  }

  /// The values, for a task that waits for them.
  public var values: AsyncPublisher<Self> {
    AsyncStream { continuation in
      nonisolated(unsafe) let listening = observe(
        Observer(
          value: { value in
            // Who waits does so on the same thread.
            nonisolated(unsafe) let value = value
            continuation.yield(value)
          }, completion: { _ in continuation.finish() }))
      continuation.onTermination = { _ in listening.cancel() }
    }
  }
}

/// The values of a publisher, for a task that waits for them.
public typealias AsyncPublisher<Upstream: Publisher> = AsyncStream<Upstream.Output>

/// The values of a publisher that may fail, for a task that waits for them.
public typealias AsyncThrowingPublisher<Upstream: Publisher> = AsyncThrowingStream<
  Upstream.Output, any Error
>

extension Publisher {
  /// The values, for a task that waits for them; it throws where this publisher fails.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> {
    AsyncThrowingStream { continuation in
      nonisolated(unsafe) let listening = observe(
        Observer(
          value: { value in
            // Who waits does so on the same thread.
            nonisolated(unsafe) let value = value
            continuation.yield(value)
          },
          completion: { completion in
            switch completion {
            case .finished: continuation.finish()
            case .failure(let error): continuation.finish(throwing: error)
            }
          }))
      continuation.onTermination = { _ in listening.cancel() }
    }
  }
}
