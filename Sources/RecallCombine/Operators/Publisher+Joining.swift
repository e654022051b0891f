extension Publisher {
  /// Hands out what all the publishers do that `transform` makes of values.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many may go on at once; values that come meanwhile wait.
  ///   - transform: Makes a publisher of a value.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    AnyPublisher { observer in
      let joint = Joint(observer, limit: maxPublishers)
      joint.upstream = observe(
        Observer(
          value: { joint.add(transform($0)) },
          completion: { joint.outerDidEnd($0) }))
      return AnyCancellable { joint.cancel() }
    }
  }

  /// Hands out what all the publishers do that `transform` makes of values, which may not fail.
  @_disfavoredOverload
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Hands out what the latest of its publishers does.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    AnyPublisher { observer in
      let joint = Joint(observer, limit: .unlimited)
      joint.upstream = observe(
        Observer(
          value: {
            joint.cancelInner()
            joint.add($0)
          },
          completion: { joint.outerDidEnd($0) }))
      return AnyCancellable { joint.cancel() }
    }
  }
}

extension Publisher where Failure == Never {
  /// Hands out what all the publishers do that `transform` makes of values.
  @_disfavoredOverload
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Inner.Failure> {
    setFailureType(to: Inner.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Hands out what the latest of its publishers does.
  @_disfavoredOverload
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure>
  where Output: Publisher {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}

/// Several publishers that are heard as one.
private final class Joint<Output, Failure: Error> {
  var upstream: AnyCancellable?
  private let observer: Observer<Output, Failure>
  private let limit: Subscribers.Demand
  private var inner: [Int: AnyCancellable?] = [:]
  private var waiting: [() -> Void] = []
  private var lastNumber = 0
  private var isOuterOver = false

  init(_ observer: Observer<Output, Failure>, limit: Subscribers.Demand) {
    self.observer = observer
    self.limit = limit
  }

  func add<Inner: Publisher>(_ publisher: Inner)
  where Inner.Output == Output, Inner.Failure == Failure {
    guard Subscribers.Demand.max(inner.count) < limit else {
      waiting.append { [weak self] in self?.begin(publisher) }
      return
    }
    begin(publisher)
  }

  private func begin<Inner: Publisher>(_ publisher: Inner)
  where Inner.Output == Output, Inner.Failure == Failure {
    lastNumber += 1
    let number = lastNumber
    inner[number] = .some(nil)
    let cancellable = publisher.observe(
      Observer(
        value: { [observer] in observer.value($0) },
        completion: { [weak self] in self?.innerDidEnd(number, $0) }))
    if inner[number] != nil { inner[number] = cancellable }
  }

  private func innerDidEnd(_ number: Int, _ completion: Subscribers.Completion<Failure>) {
    inner[number] = nil
    guard case .finished = completion else { return observer.completion(completion) }
    if !waiting.isEmpty { waiting.removeFirst()() }
    endIfOver()
  }

  func outerDidEnd(_ completion: Subscribers.Completion<Failure>) {
    guard case .finished = completion else { return observer.completion(completion) }
    isOuterOver = true
    endIfOver()
  }

  private func endIfOver() {
    if isOuterOver, inner.isEmpty, waiting.isEmpty { observer.completion(.finished) }
  }

  func cancelInner() {
    let former = inner.sorted { $0.key < $1.key }
    inner = [:]
    for (_, cancellable) in former { cancellable?.cancel() }
  }

  func cancel() {
    upstream?.cancel()
    waiting = []
    cancelInner()
  }
}
