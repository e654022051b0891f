extension Publisher {
  /// Hands out the first value that `predicate` is true of, and ends; fails where that throws.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  {
    tryFilter(predicate).prefix(1)
  }

  /// Hands out the last value that `predicate` is true of when this publisher has ended.
  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  /// The same with a predicate that may throw: then it fails.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  {
    tryFilter(predicate).last()
  }

  /// Leaves out values until the first that `predicate` is false of; fails where that throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  {
    tryOperate {
      var isDropping = true
      return { value, observer in
        isDropping = try isDropping && predicate(value)
        if !isDropping { observer.value(value) }
      }
    }
  }

  /// Ends with the first value that `predicate` is false of; fails where that throws.
  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  {
    tryOperate { value, observer in
      if try predicate(value) { observer.value(value) } else { observer.completion(.finished) }
    }
  }

  /// Leaves out values until another publisher hands one out.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure {
    AnyPublisher { observer in
      var isDropping = true
      let other = publisher.observe(
        Observer(
          value: { _ in isDropping = false },
          completion: { completion in
            if case .failure = completion { observer.completion(completion) }
          }))
      let upstream = observe(
        Observer(
          value: { if !isDropping { observer.value($0) } }, completion: observer.completion))
      return AnyCancellable {
        upstream.cancel()
        other.cancel()
      }
    }
  }

  /// Ends when another publisher hands a value out.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      let other = publisher.observe(Observer(value: { _ in observer.completion(.finished) }))
      let upstream = observe(observer)
      return AnyCancellable {
        upstream.cancel()
        other.cancel()
      }
    }
  }

  /// Hands out the value at a place, counted from 0, and ends.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    output(in: index...index)
  }

  /// Hands out the values at some places, counted from 0, and ends.
  public func output<Places: RangeExpression<Int>>(in range: Places)
    -> AnyPublisher<Output, Failure>
  {
    let places = range.relative(to: 0..<Int.max)
    return dropFirst(places.lowerBound).prefix(places.count)
  }

  /// Leaves all values out, and hands on how it ends.
  public func ignoreOutput() -> AnyPublisher<Output, Failure> {
    filter { _ in false }
  }
}
