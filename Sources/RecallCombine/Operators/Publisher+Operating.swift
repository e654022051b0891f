extension Publisher {
  /// A publisher whose observers are made for each subscriber of what it hands on.
  func operate<NewOutput, NewFailure: Error>(
    _ make: @escaping (Observer<NewOutput, NewFailure>) -> Observer<Output, Failure>
  ) -> AnyPublisher<NewOutput, NewFailure> {
    AnyPublisher { observe(make($0)) }
  }

  /// One that only does something else with values.
  func operateOnValues<NewOutput>(
    _ make: @escaping (Observer<NewOutput, Failure>) -> (Output) -> Void
  ) -> AnyPublisher<NewOutput, Failure> {
    operate { Observer(value: make($0), completion: $0.completion) }
  }

  /// One that does something else with values, which may fail.
  func tryOperate<NewOutput>(
    _ body: @escaping (Output, Observer<NewOutput, any Error>) throws -> Void
  ) -> AnyPublisher<NewOutput, any Error> {
    tryOperate { body }
  }

  /// The same for what keeps something for each subscriber.
  func tryOperate<NewOutput>(
    _ make: @escaping () -> (Output, Observer<NewOutput, any Error>) throws -> Void
  ) -> AnyPublisher<NewOutput, any Error> {
    operate { observer in
      let body = make()
      return Observer(
        value: { value in
          do {
            try body(value, observer)
          } catch {
            observer.completion(.failure(error))
          }
        },
        completion: { observer.completion($0.withAnyError) })
    }
  }
}

extension Subscribers.Completion {
  var withAnyError: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }

  /// The same where it can't fail.
  func cast<Other: Error>(to _: Other.Type = Other.self, _ make: (Failure) -> Other)
    -> Subscribers.Completion<Other>
  {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(make(error))
    }
  }
}
