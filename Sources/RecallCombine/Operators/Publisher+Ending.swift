extension Publisher {
  /// Hands out the first value, and ends.
  public func first() -> AnyPublisher<Output, Failure> {
    prefix(1)
  }

  /// Hands out the first value that `predicate` is true of, and ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).prefix(1)
  }

  /// Hands out so many values, and ends.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
    return operateOnValues { observer in
      var left = maxLength
      return { value in
        guard left > 0 else { return }
        left -= 1
        observer.value(value)
        if left == 0 { observer.completion(.finished) }
      }
    }
  }

  /// Ends with the first value that `predicate` is false of.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    operateOnValues { observer in
      { value in
        if predicate(value) { observer.value(value) } else { observer.completion(.finished) }
      }
    }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    operateOnValues { observer in
      var left = count
      return { value in
        if left > 0 { left -= 1 } else { observer.value(value) }
      }
    }
  }

  /// Leaves out values until the first that `predicate` is false of.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    operateOnValues { observer in
      var isDropping = true
      return { value in
        isDropping = isDropping && predicate(value)
        if !isDropping { observer.value(value) }
      }
    }
  }

  /// Hands out the last value when this publisher has ended.
  public func last() -> AnyPublisher<Output, Failure> {
    atEnd(of: Output?.none) {
      $1
    } answer: {
      $0
    }
  }

  /// Hands out what comes of all values when this publisher has ended.
  public func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    atEnd(of: initialResult, nextPartialResult, answer: { $0 })
  }

  /// Hands out all values at once when this publisher has ended.
  public func collect() -> AnyPublisher<[Output], Failure> {
    atEnd(of: [Output](), { $0 + [$1] }, answer: { $0 })
  }

  /// Hands out so many values at once, and the rest when this publisher has ended.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    operate { observer in
      var waiting: [Output] = []
      return Observer(
        value: { value in
          waiting.append(value)
          guard waiting.count >= count else { return }
          let full = waiting
          waiting = []
          observer.value(full)
        },
        completion: { completion in
          if case .finished = completion, !waiting.isEmpty { observer.value(waiting) }
          observer.completion(completion)
        })
    }
  }

  /// Hands out how many values there were when this publisher has ended.
  public func count() -> AnyPublisher<Int, Failure> {
    reduce(0) { count, _ in count + 1 }
  }

  /// Hands out a value where there was none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    operate { observer in
      var isEmpty = true
      return Observer(
        value: {
          isEmpty = false
          observer.value($0)
        },
        completion: { completion in
          if case .finished = completion, isEmpty { observer.value(output) }
          observer.completion(completion)
        })
    }
  }

  private func atEnd<Sum, Result>(
    of initial: Sum, _ add: @escaping (Sum, Output) -> Sum, answer: @escaping (Sum) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    operate { observer in
      var sum = initial
      return Observer(
        value: { sum = add(sum, $0) },
        completion: { completion in
          if case .finished = completion, let result = answer(sum) { observer.value(result) }
          observer.completion(completion)
        })
    }
  }

  /// Hands out values before those of this publisher.
  public func prepend<S: Sequence<Output>>(_ elements: S) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      for element in elements { observer.value(element) }
      return observe(observer)
    }
  }

  /// Hands out what another publisher does, and when that has ended what this one does.
  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    publisher.append(self)
  }

  /// Hands out values when this publisher has ended.
  public func append<S: Sequence<Output>>(_ elements: S) -> AnyPublisher<Output, Failure> {
    append(elements.publisher.setFailureType(to: Failure.self))
  }

  /// Hands out what another publisher does when this one has ended.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { observer in
      var second: AnyCancellable?
      let first = observe(
        Observer(
          value: observer.value,
          completion: { completion in
            guard case .finished = completion else { return observer.completion(completion) }
            second = publisher.observe(observer)
          }))
      return AnyCancellable {
        first.cancel()
        second?.cancel()
      }
    }
  }

  /// Hands out values before those of this publisher.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      for element in elements { observer.value(element) }
      return observe(observer)
    }
  }

  /// Hands out values when this publisher has ended.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    operate { observer in
      Observer(
        value: observer.value,
        completion: { completion in
          if case .finished = completion { elements.forEach(observer.value) }
          observer.completion(completion)
        })
    }
  }
}
