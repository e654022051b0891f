/// Hands out one value, and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    AnyPublisher<Output, Never> { observer in
      observer.value(output)
      observer.completion(.finished)
      return nil
    }.receive(subscriber: subscriber)
  }
}

/// Hands out nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { observer in
      if completeImmediately { observer.completion(.finished) }
      return nil
    }.receive(subscriber: subscriber)
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) {
    self.error = error
  }

  public init(outputType: Output.Type, failure: Failure) {
    self.init(error: failure)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { observer in
      observer.completion(.failure(error))
      return nil
    }.receive(subscriber: subscriber)
  }
}

/// Makes a publisher for each subscriber, when it comes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Sequence {
  /// Hands out the elements, one after the other, and ends.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { observer in
      for element in self { observer.value(element) }
      observer.completion(.finished)
      return nil
    }
  }
}

extension Optional {
  /// Hands out the value, if there is one, and ends.
  public var publisher: AnyPublisher<Wrapped, Never> {
    map { Just($0).eraseToAnyPublisher() } ?? Empty().eraseToAnyPublisher()
  }
}

extension Result {
  /// Hands out the value, or fails.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { observer in
      switch self {
      case .success(let value):
        observer.value(value)
        observer.completion(.finished)
      case .failure(let error):
        observer.completion(.failure(error))
      }
      return nil
    }
  }
}
